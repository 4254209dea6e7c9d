import type { PageTexts } from '../text'

export const adult: PageTexts = {
  adult_downloader: {
    headline: 'Adult Downloader: a private library on your computer',
    promise:
      'For adults only: store videos from adult sites that you have lawful access to, without accounts in the cloud and without traces in a shared browser.',
    steps: [
      {
        title: 'Confirm your age',
        text: 'The product is for people of legal age in their country. You confirm this before the first start.',
      },
      { title: 'Open the site in the app', text: 'Its browser is separate from the one you use every day.' },
      { title: 'Save to a protected folder', text: 'Choose a place that only you can open, and start.' },
    ],
    features: [
      {
        title: 'One product for many sites',
        text: 'Sites without a product of their own are served by this one, Fansly for example.',
      },
      {
        title: 'A browser of its own',
        text: 'History, cookies and sign-ins stay inside the app and can be cleared with one button.',
      },
      { title: 'Neutral names', text: 'Files can be given a number in place of a title.' },
      {
        title: 'An empty list when you like',
        text: 'Clear the list of finished jobs at any time. The files themselves stay where they are.',
      },
      { title: 'Lists of creators', text: 'Follow a page and see what is new since your last visit.' },
    ],
    questions: [
      {
        question: 'Who may buy it?',
        answer: 'Adults only. In many countries that means eighteen or older, in some more.',
      },
      {
        question: 'Which sites does it open?',
        answer:
          'Sites that show their videos in an ordinary browser. The trial tells you in a few minutes whether yours is among them.',
      },
      {
        question: 'What may I save?',
        answer:
          'Lawful material that the site, its creators and the law let you keep for private viewing. Depictions of minors or of people who did not consent are illegal, and nobody may use our software for them.',
      },
      {
        question: 'Does the video suite contain it?',
        answer: 'No. The all-in-one video suite does not include adult sites.',
      },
    ],
    meta_title: 'Adult Downloader for Windows and Mac',
    meta_description:
      'For adults: keep videos you have lawful access to in a private folder, with a separate browser and neutral file names. Windows and Mac.',
  },
  fanza_downloader: {
    headline: 'FANZA purchases and monthly channels, kept in order',
    promise:
      'Adults who buy or subscribe at FANZA can store what their account plays and find it again by number, maker or date.',
    steps: [
      {
        title: 'Sign in with a DMM account',
        text: 'FANZA uses the accounts of DMM. Age is confirmed there and in the app.',
      },
      {
        title: 'Open your library',
        text: 'Purchases, current rentals and monthly channels have a list each.',
      },
      {
        title: 'Choose parts and picture',
        text: 'Longer works are split by FANZA; the app joins the parts if you like.',
      },
    ],
    features: [
      {
        title: 'Product numbers',
        text: 'The maker’s number is part of the file name, which makes large libraries searchable.',
      },
      {
        title: 'Purchases, rentals, channels',
        text: 'The app shows which kind of right you hold and until when.',
      },
      {
        title: 'Covers and data',
        text: 'Title, maker and release date can be saved as a small text beside the video.',
      },
      { title: 'Japanese and English screen', text: 'The app can be used in either language.' },
      {
        title: 'Sizes as sold',
        text: 'Some works are sold in more than one resolution. The list names the one that belongs to your purchase.',
      },
    ],
    questions: [
      {
        question: 'Can I save something that I did not buy?',
        answer: 'No. Samples aside, only works that your account may play are shown.',
      },
      {
        question: 'Are VR works supported?',
        answer:
          'They are made for headsets and FANZA’s own player. This product is for works that play as ordinary video in a browser.',
      },
      { question: 'Do books and games of FANZA count?', answer: 'No, only videos.' },
      {
        question: 'What becomes of a monthly channel when I cancel?',
        answer: 'Your right to view its works ends with it, and saved copies should be deleted.',
      },
      {
        question: 'Is copying for others allowed?',
        answer:
          'No. Private viewing by the buyer is the limit, set by FANZA’s terms and Japanese copyright law.',
      },
    ],
    meta_title: 'FANZA Downloader for Adults',
    meta_description:
      'For adults: organize FANZA purchases, rentals and channels of your own account by number and date. Private viewing on Windows and Mac.',
  },
  mgstage_downloader: {
    headline: 'MGStage titles you own, without the web player',
    promise:
      'A tool for adult customers of MGStage who would like their purchases as files with proper names.',
    steps: [
      {
        title: 'Sign in to MGStage',
        text: 'Enter your details on the shop’s page; the app does not keep your password.',
      },
      {
        title: 'Select from purchases',
        text: 'Everything on your list that can still be streamed may be chosen.',
      },
      {
        title: 'Wait for the finished file',
        text: 'Longer titles take their time; the list shows what is left.',
      },
    ],
    features: [
      { title: 'Sorted by label', text: 'Works of one label or series are put in one folder.' },
      { title: 'Pack purchases', text: 'Bundles appear as separate works, so you can take a part of them.' },
      { title: 'Check before saving', text: 'Length, size and last viewing day are shown first.' },
      { title: 'Interrupted? Continue', text: 'After a break the app goes on from where it was.' },
      {
        title: 'Part numbers and covers',
        text: 'The product code stands first in the file name, and the cover can be stored beside it as a picture.',
      },
    ],
    questions: [
      {
        question: 'Do streaming and download purchases differ?',
        answer: 'MGStage sells both. The app concerns titles that play in the browser.',
      },
      {
        question: 'Does it include the subscription part of MGStage?',
        answer:
          'What your membership streams in the browser is listed next to your purchases. When the membership ends, its titles leave the list and copies of them should go as well.',
      },
      {
        question: 'Can the samples be used for a test?',
        answer:
          'Yes. A sample clip is enough to see in the free trial whether sign-in, picture and file names suit you.',
      },
      {
        question: 'Is there an age limit?',
        answer: 'Yes. Only adults may shop at MGStage, and only adults may use this product.',
      },
      {
        question: 'Am I allowed to share with a friend?',
        answer:
          'No, copies are tied to your purchase and to private use under Japanese law and the terms of the shop.',
      },
    ],
    meta_title: 'MGStage Downloader for Adults',
    meta_description:
      'For adult customers of MGStage: keep purchased streams as files sorted by label, for your own viewing only. Free trial, Windows and Mac.',
  },
  fc2_downloader: {
    headline: 'FC2 videos for adult members, saved with care',
    promise:
      'FC2 hosts videos by its users, free and paid. Store those you are entitled to view, and skip what nobody should save.',
    steps: [
      { title: 'Sign in to FC2', text: 'Use an FC2 ID. Members see more than guests.' },
      { title: 'Open a video page', text: 'Paste its address or walk through your purchases.' },
      { title: 'Check and save', text: 'Look at the uploader and the terms, then add it to the list.' },
    ],
    features: [
      {
        title: 'Purchases of the market',
        text: 'Items from the content market that play in the browser are recognized.',
      },
      { title: 'Uploader first', text: 'Names begin with the uploader, so you can return to the source.' },
      { title: 'Member or guest', text: 'The app tells you whether you see the whole video or an excerpt.' },
      { title: 'Duplicate check', text: 'A video you already have is marked before it is saved twice.' },
      {
        title: 'Size before you start',
        text: 'Paid items can be several gigabytes. Length and size are shown, and the free space on the disk is checked.',
      },
    ],
    questions: [
      {
        question: 'Is the Mac supported?',
        answer: 'The product is sold for Windows now. The Mac version is withdrawn.',
      },
      {
        question: 'Can FC2 Live be recorded?',
        answer: 'No, live rooms are outside the product. Only videos with a page of their own can be added.',
      },
      {
        question: 'An item has been taken down. Can I still get it?',
        answer: 'No. What FC2 no longer plays for your account cannot be fetched.',
      },
      {
        question: 'How do I know that a video is lawful?',
        answer:
          'You do not always. Leave alone anything that looks as though it was uploaded without the consent of those shown or of its owner, and report it to FC2.',
      },
      {
        question: 'What am I permitted to keep?',
        answer:
          'Lawfully offered videos, for your own viewing, where the uploader, FC2 and the law agree to it.',
      },
    ],
    meta_title: 'FC2 Downloader for Windows, Adults Only',
    meta_description:
      'For adult FC2 members on Windows: save purchases and lawful free videos for private viewing, with the uploader in the name.',
  },
  onlyfans_downloader: {
    headline: 'Keep what you subscribed to on OnlyFans',
    promise:
      'Subscribers of legal age can store posts and videos of the creators they pay for, for themselves and for nobody else.',
    steps: [
      { title: 'Sign in as a subscriber', text: 'Open OnlyFans in the app and pass its own security check.' },
      { title: 'Choose a creator', text: 'Feed, purchases and messages are separate lists.' },
      { title: 'Save since last time', text: 'Take everything new since your last visit, or single posts.' },
    ],
    features: [
      { title: 'Posts with their date', text: 'Videos and pictures carry the creator’s name and the day.' },
      { title: 'Paid messages', text: 'Content you have unlocked is kept apart from the monthly feed.' },
      { title: 'Expiry in view', text: 'The app shows when a subscription ends, and stops there.' },
      { title: 'For creators as well', text: 'Those who publish can keep a copy of their own page.' },
      {
        title: 'One folder per creator',
        text: 'Inside it you can have a folder for each month, or keep pictures and videos apart.',
      },
    ],
    questions: [
      {
        question: 'Does it open accounts I do not subscribe to?',
        answer: 'No. What is locked on the website is locked in the app.',
      },
      {
        question: 'Are live streams part of it?',
        answer: 'No. A stream that the creator posts to the feed later is handled like any other post.',
      },
      {
        question: 'Why does the first visit take long?',
        answer: 'A page may hold thousands of posts. The list is read once, and afterward only what is new.',
      },
      {
        question: 'Do creators learn about it?',
        answer: 'We send nothing to creators. Fairness asks you to treat their work as they wish.',
      },
      {
        question: 'What do the rules say?',
        answer:
          'OnlyFans’ terms and copyright protect creators. Save content only as far as the creator, those terms and the law consent, never publish it, and delete it when asked.',
      },
      {
        question: 'Which plans exist?',
        answer: 'A month, a year or a lifetime license for one computer, after a free trial.',
      },
    ],
    meta_title: 'OnlyFans Downloader for Subscribers',
    meta_description:
      'For adult subscribers: keep posts of creators you pay for, sorted by date, private and within their consent. For Windows and Mac.',
  },
}
