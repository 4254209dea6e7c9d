import type { PageTexts } from '../text'

export const genericSites: PageTexts = {
  youtube_downloader: {
    headline: 'YouTube videos you may keep, with chapters and captions',
    promise:
      'Archive your own channel, save Creative Commons lectures and take permitted videos along in the picture size you need.',
    steps: [
      { title: 'Paste an address', text: 'A video, a playlist or a whole channel is enough.' },
      {
        title: 'Read the list',
        text: 'Length, available sizes, captions and license are shown for each entry.',
      },
      { title: 'Select and save', text: 'Take picture and sound, or the sound alone.' },
    ],
    features: [
      { title: 'Chapters', text: 'Marks of the uploader become chapters in the MP4.' },
      { title: 'Captions in many languages', text: 'Written captions and automatic ones are told apart.' },
      { title: 'Playlists with numbers', text: 'A course of forty parts keeps its order.' },
      { title: 'Filter by license', text: 'Show only videos under Creative Commons.' },
      {
        title: 'Your own uploads',
        text: 'Lost the originals? Fetch your channel back with titles and descriptions.',
      },
    ],
    questions: [
      {
        question: 'Which product do I buy on this page?',
        answer:
          'The Video Downloader, which also opens Vimeo, Dailymotion, Facebook, bilibili and other open sites.',
      },
      {
        question: 'Why do some tools save the largest picture without sound?',
        answer:
          'YouTube stores large pictures and sound separately. The app fetches both and joins them without encoding again.',
      },
      {
        question: 'Can a stream be saved while it is live?',
        answer: 'No. Wait until YouTube has published the recording.',
      },
      {
        question: 'Does it save films that I rented on YouTube?',
        answer: 'No. It is made for ordinary videos.',
      },
      {
        question: 'Is saving YouTube videos allowed?',
        answer:
          'YouTube’s terms permit it where the service or the owner of the video agrees, and law may add exceptions. Your own videos and free licenses are safe; anything else is for you to check first.',
      },
      { question: 'Is a YouTube account needed?', answer: 'Only for your private and unlisted videos.' },
    ],
    meta_title: 'YouTube Downloader with Captions',
    meta_description:
      'Save your own uploads, Creative Commons videos and playlists from YouTube with chapters and captions. For Windows and Mac, free trial.',
  },
  vimeo_downloader: {
    headline: 'Vimeo films for festivals, showreels and clients',
    promise:
      'Vimeo is where film-makers show their work. Fetch your own films and those shared with you, in good quality.',
    steps: [
      { title: 'Open the film', text: 'By link, by password link or from your Vimeo library.' },
      { title: 'Enter the password if there is one', text: 'The app asks for what the owner gave you.' },
      { title: 'Save', text: 'Choose a size and a folder for the project.' },
    ],
    features: [
      { title: 'For studios', text: 'Finished work on Vimeo can be fetched project by project.' },
      { title: 'Embedded players', text: 'Films in a portfolio page are found by the address of that page.' },
      { title: 'Showcases', text: 'A collection is saved in its curated order.' },
      { title: 'Text tracks', text: 'Captions in several languages remain separate files.' },
      {
        title: 'Project names',
        text: 'Client, title and version can be put into the file name, which helps when a film exists in five cuts.',
      },
    ],
    questions: [
      {
        question: 'Can On Demand titles be saved?',
        answer:
          'The Video Downloader is meant for films that are open, shared with you or your own. Titles for sale are not promised.',
      },
      {
        question: 'Does it fetch the original file that I uploaded?',
        answer:
          'If Vimeo offers the original to the owner, it stands in the list of sizes. Otherwise you get the largest version that plays.',
      },
      {
        question: 'A film plays only on one website. Will it open?',
        answer:
          'Yes, if you can see it there. Paste the address of that website, not the address of the film on Vimeo.',
      },
      {
        question: 'A download button exists already. When is this useful?',
        answer:
          'When there are fifty films, or when the owner asks you to keep a copy and the button is off.',
      },
      {
        question: 'Do I need permission?',
        answer:
          'Yes, unless the film is yours, its license says otherwise or your law makes an exception for private viewing. Permission in writing avoids arguments.',
      },
    ],
    meta_title: 'Vimeo Downloader for Filmmakers',
    meta_description:
      'Fetch your own Vimeo films, showcases and films shared with you, captions included. Sold as the Video Downloader for Windows and Mac.',
  },
  dailymotion_downloader: {
    headline: 'Dailymotion clips and reports, tidy in a folder',
    promise:
      'News agencies, sports clubs and private users publish on Dailymotion. Save what they let you keep and use it offline.',
    steps: [
      { title: 'Find a video', text: 'Paste the link or search in the app.' },
      {
        title: 'Look at the channel',
        text: 'Official channels are marked, which helps you to judge the source.',
      },
      { title: 'Pick a size and go', text: 'One video or all of a channel’s playlist.' },
    ],
    features: [
      { title: 'Source on record', text: 'Channel, date and address are saved with the file for quoting.' },
      { title: 'French and international', text: 'Both the French edition and the worldwide one open.' },
      {
        title: 'Embedded videos',
        text: 'Newspapers use Dailymotion’s player; the article’s address is enough.',
      },
      { title: 'Gentle on the network', text: 'Set a limit for the speed, so that others at home can work.' },
      {
        title: 'Subtitles of the channel',
        text: 'News channels often add captions. They are stored as an SRT file next to the clip.',
      },
    ],
    questions: [
      {
        question: 'What is the name of the product?',
        answer: 'Video Downloader. Dailymotion is one of the sites it works with.',
      },
      {
        question: 'Which picture sizes are there?',
        answer:
          'Those that the uploader’s video has, often from 240 to 1080 lines. Older clips may exist in small sizes alone, and nothing is enlarged.',
      },
      { question: 'Are the adverts before a clip part of the file?', answer: 'No, the file holds the clip.' },
      { question: 'Are live streams saved?', answer: 'No, only videos that are complete.' },
      {
        question: 'When may I keep a clip?',
        answer:
          'When it is yours, when its channel permits it, or when your law gives you a right such as quotation. Dailymotion’s terms come on top.',
      },
      { question: 'Can I test it?', answer: 'Yes. Try it free before you buy, with the video you came for.' },
    ],
    meta_title: 'Dailymotion Downloader for Windows and Mac',
    meta_description:
      'Save permitted Dailymotion videos and playlists with source and date for quoting. Part of the Video Downloader, with a free trial.',
  },
  facebook_downloader: {
    headline: 'Family clips and page videos from Facebook',
    promise:
      'Grandmother’s birthday exists only as a post? Fetch your own and permitted Facebook videos before they sink in the feed.',
    steps: [
      { title: 'Open the post', text: 'Copy its address, or sign in to reach posts shared with you.' },
      { title: 'Choose HD or SD', text: 'Facebook keeps one or two sizes of each video.' },
      { title: 'Save it to the album', text: 'File and date go into the folder of the event.' },
    ],
    features: [
      {
        title: 'Reels, posts, recordings of live videos',
        text: 'All three have different addresses, and all are understood.',
      },
      {
        title: 'Group memories',
        text: 'Videos in a group you belong to can be saved if their authors agree.',
      },
      {
        title: 'Date of the day',
        text: 'The day of posting is set as the date of the file, so photo programs sort it correctly.',
      },
      { title: 'Your page as an archive', text: 'Administrators can fetch the videos of their own page.' },
      {
        title: 'Several clips in one post',
        text: 'An album post is opened as a list, so you can leave out the blurred one.',
      },
    ],
    questions: [
      {
        question: 'Can I save videos of private profiles?',
        answer: 'Only what the person shared with you, and decency means asking first.',
      },
      {
        question: 'Do I have to sign in?',
        answer:
          'Not for public pages. For friends, family and groups you sign in inside the app, and it sees exactly what Facebook shows to you.',
      },
      {
        question: 'Are Instagram videos included?',
        answer: 'Instagram is a different site and is not promised on this page.',
      },
      {
        question: 'Does Facebook tell the author?',
        answer: 'We send nothing to Facebook about your saving. Tell the author yourself.',
      },
      {
        question: 'Which rights are involved?',
        answer:
          'Those of the author and of the people shown. Keep videos for your family or with consent, and publish nothing without both.',
      },
    ],
    meta_title: 'Facebook Downloader for Your Videos',
    meta_description:
      'Save your own Facebook videos, reels and family clips with their date, with the consent of those shown. Video Downloader for Windows and Mac.',
  },
  bilibili_downloader: {
    headline: 'bilibili videos in parts, with or without bullet comments',
    promise:
      'Lectures, game guides and fan works from bilibili, saved with their parts and, if you wish, the comments that fly by.',
    steps: [
      { title: 'Paste a BV number', text: 'Or open the page and sign in, as some sizes need a login.' },
      { title: 'Select parts', text: 'A post may hold a hundred parts. Mark those you need.' },
      { title: 'Comments yes or no', text: 'As an ASS file, in the picture, or not at all.' },
    ],
    features: [
      {
        title: 'Multi-part courses',
        text: 'University lectures keep their numbering and their Chinese titles.',
      },
      { title: 'Favorites folders', text: 'Public or private folders of your account are read in one go.' },
      { title: 'CC subtitles', text: 'Uploaded subtitles are saved as text in each available language.' },
      { title: 'Uploader named', text: 'The author’s name and number stay in the file.' },
      {
        title: 'Danmaku in moderation',
        text: 'Limit how many bullet comments fly at once, before the text hides the picture.',
      },
    ],
    questions: [
      {
        question: 'Does it include anime for paying members?',
        answer:
          'Some series need a 大会员 membership. The Video Downloader is meant for videos by users; series are not promised.',
      },
      {
        question: 'Why do I see only small sizes?',
        answer:
          'bilibili shows larger pictures to people who are signed in, and some of them only to paying members. The list follows your account.',
      },
      {
        question: 'Can a live room be recorded?',
        answer: 'No. Many hosts post a recording later, and that one opens under its BV number.',
      },
      {
        question: 'Is bilibili.tv the same?',
        answer: 'It is the international site with a catalog of its own, and it opens too.',
      },
      {
        question: 'What permits me to save a video?',
        answer:
          'The uploader’s consent, a free license or a rule of your law. Reposting without permission is not accepted by bilibili nor by us.',
      },
    ],
    meta_title: 'bilibili Downloader with Comments',
    meta_description:
      'Save lectures and guides from bilibili by part, with bullet comments and subtitles, where uploader and law agree. Windows and Mac.',
  },
  arte_downloader: {
    headline: 'ARTE documentaries and concerts in six languages',
    promise:
      'The European culture channel shows films, concerts and reports for a while only. Keep them for the evening you have time.',
    steps: [
      { title: 'Choose an ARTE language', text: 'French, German, English, Spanish, Polish or Italian.' },
      {
        title: 'Open a program',
        text: 'Concerts stand under ARTE Concert, with the date of the last day.',
      },
      { title: 'Save a version', text: 'Original with subtitles, or the German or French voice-over.' },
    ],
    features: [
      {
        title: 'Two languages in one file',
        text: 'French and German sound side by side for bilingual homes.',
      },
      { title: 'ARTE Concert', text: 'Opera, jazz and festivals are stored with their full length.' },
      { title: 'Series of reports', text: 'ARTE Reportage and Karambolage are saved by edition.' },
      { title: 'Subtitles for deaf viewers', text: 'The special version is listed with its own mark.' },
      { title: 'Cinema', text: 'Films with limited rights show their end date in the list.' },
      {
        title: 'Short and long series',
        text: 'European fiction on ARTE is often online complete. Mark all parts at once while the whole run is there.',
      },
    ],
    questions: [
      {
        question: 'Under which name is this sold?',
        answer:
          'As the DRM M3U8 Downloader, because ARTE streams in that format. The license covers the other sites of that product, too.',
      },
      {
        question: 'Why is a film missing in my country?',
        answer:
          'ARTE has some rights for France and Germany alone. The app shows what arte.tv plays where you are.',
      },
      {
        question: 'Which files do I get?',
        answer: 'An MP4 with one language or an MKV with several, subtitles as a track or beside it.',
      },
      {
        question: 'Can the television channel be recorded live?',
        answer: 'No, only programs that stand in the library.',
      },
      { question: 'Is an account necessary?', answer: 'No, ARTE is open to everyone.' },
      {
        question: 'Can a school use recordings?',
        answer:
          'ARTE has an education service of its own. Our license is for persons who watch privately, inside ARTE’s terms and the law.',
      },
    ],
    meta_title: 'ARTE Downloader in Six Languages',
    meta_description:
      'Keep ARTE documentaries, concerts and cinema with French or German sound and subtitles for a private evening. For Windows and Mac.',
  },
  ard_mediathek_downloader: {
    headline: 'Tatort on Monday: the ARD Mediathek on your computer',
    promise:
      'Crime on Sunday, reports in the week, regional news every day. Save broadcasts of the ARD Mediathek while they are online.',
    steps: [
      { title: 'Search the Mediathek', text: 'All stations from BR to WDR share one search.' },
      { title: 'Mark broadcasts', text: 'Single ones, a series or all new editions of a program.' },
      { title: 'Save them', text: 'Pick normal version, signing or audio description.' },
    ],
    features: [
      { title: 'Regional programs', text: 'Nine regional stations and Das Erste stand beside each other.' },
      { title: 'Tatort by city', text: 'Name and city of the team are in the file name.' },
      {
        title: 'Clear speech',
        text: 'Where ARD offers the version with easier-to-hear dialogue, it can be chosen.',
      },
      {
        title: 'Fairy tales and more',
        text: 'Children’s films for the holidays are quickly found by length.',
      },
      {
        title: 'Films and end dates',
        text: 'Bought films stay for a short time, own productions for longer.',
      },
    ],
    questions: [
      {
        question: 'The Mediathek has a download for some programs. Why this?',
        answer: 'It exists for part of them. The app works for lists, versions and names.',
      },
      {
        question: 'Can I save the live channels of ARD?',
        answer: 'No. Most of what was on air usually follows in the Mediathek within hours.',
      },
      {
        question: 'Does it also open ZDF?',
        answer: 'ZDF has its own page in this shop and belongs to the MPD tool.',
      },
      {
        question: 'Why is a crime film only available at night?',
        answer: 'Youth protection: some films open after 8 or 10 p.m., in the app as on the site.',
      },
      { question: 'Which license do I need?', answer: 'That of the DRM M3U8 Downloader.' },
      {
        question: 'Is it allowed to save from a public library?',
        answer:
          'German law permits private copies within limits, and ARD’s conditions exclude public use. Watch at home, do not upload.',
      },
    ],
    meta_title: 'ARD Mediathek Downloader for Windows and Mac',
    meta_description:
      'Save Tatort, regional programs and children’s films from the ARD Mediathek, with signing or audio description. Private viewing only.',
  },
  rtve_play_downloader: {
    headline: 'RTVE Play: Spanish series, news and a film archive',
    promise:
      'From a period drama in the afternoon to the news of 1975: save programs of Spanish public television for yourself.',
    steps: [
      {
        title: 'Sign in or browse as a guest',
        text: 'Most of RTVE Play is open; some series ask for a free account.',
      },
      { title: 'Choose a program', text: 'La 1, La 2, 24h, Clan or the archive.' },
      {
        title: 'Save in Castilian or another language',
        text: 'Regional news exists in Catalan, Galician and other languages.',
      },
    ],
    features: [
      { title: 'Afternoon serials', text: 'Hundreds of chapters are listed by season and number.' },
      { title: 'Archive of RTVE', text: 'Interviews, concerts and newsreels with year and source.' },
      { title: 'For learners of Spanish', text: 'Subtitles in Spanish go with many series.' },
      { title: 'Clan for children', text: 'Cartoons can be collected by length for a car journey.' },
      { title: 'RTVE Play+', text: 'Subscribers abroad see a catalog of their own.' },
      {
        title: 'Six hundred chapters, one range',
        text: 'Give a first and a last number, and the serial is added without scrolling.',
      },
    ],
    questions: [
      {
        question: 'Is there a separate RTVE product?',
        answer: 'No. You buy the DRM M3U8 Downloader, which opens RTVE Play as one of its sites.',
      },
      {
        question: 'Does RTVE Play open outside Spain?',
        answer:
          'News, archive and many own series mostly do. Films, sport and some serials are often limited to Spain, and the app keeps to that.',
      },
      {
        question: 'Can La 1 be recorded live?',
        answer: 'No, but a program can be opened once it is listed on demand.',
      },
      {
        question: 'Why do films disappear?',
        answer: 'RTVE holds film rights for some weeks. Own series stay longer.',
      },
      { question: 'How about podcasts of RNE?', answer: 'The product is for video.' },
      {
        question: 'What use does the law give me?',
        answer:
          'A copy for yourself from a lawful source, without gain. RTVE’s legal notice adds its own limits.',
      },
    ],
    meta_title: 'RTVE Play Downloader for Series',
    meta_description:
      'Save Spanish serials, archive programs and children’s series from RTVE Play with subtitles for learners. Windows and Mac, free trial.',
  },
  udemy_downloader: {
    headline: 'Udemy courses you bought, for study without a network',
    promise:
      'Learn on the train or on a site without reception: keep the lessons of your own Udemy courses in their order.',
    steps: [
      { title: 'Sign in to Udemy', text: 'My Learning appears in the app with all enrolled courses.' },
      { title: 'Choose sections', text: 'The whole course, or only the sections you are going to study.' },
      { title: 'Study offline', text: 'Lessons are numbered in folders by section.' },
    ],
    features: [
      {
        title: 'Lessons and their files',
        text: 'Slides, exercises and source code that the teacher attached are stored beside the lesson.',
      },
      { title: 'Subtitles to read along', text: 'Take them in the language you think in.' },
      {
        title: 'Updated courses',
        text: 'Teachers add lessons. The app shows what is new since you last saved.',
      },
      {
        title: 'Reading speed of your own',
        text: 'A local player can slow down difficult parts without buffering.',
      },
      { title: 'Notes by lecture', text: 'Your notes can be exported as text with times.' },
      {
        title: 'Large courses in stages',
        text: 'Sixty hours need a good deal of room. Save section two while you study section one.',
      },
    ],
    questions: [
      {
        question: 'Do courses of a company plan count?',
        answer: 'Udemy Business belongs to your employer. Ask there first.',
      },
      {
        question: 'Are courses of the Personal Plan included?',
        answer:
          'Those are lent to you while you subscribe, like a film in a streaming plan. The product is meant for courses you bought one by one.',
      },
      {
        question: 'What is the product called?',
        answer: 'DRM MPD Downloader, after the stream format of Udemy’s lessons.',
      },
      { question: 'Are quizzes saved?', answer: 'No, quizzes need the website.' },
      {
        question: 'What does Udemy allow?',
        answer:
          'Access for your personal learning, and its own app offers offline viewing. Keep copies only as far as those terms and the law go, and never pass a course on.',
      },
    ],
    meta_title: 'Udemy Downloader for Your Own Courses',
    meta_description:
      'Keep lessons, subtitles and attachments of Udemy courses you are enrolled in, in order, for personal study offline. Windows and Mac.',
  },
  zdf_downloader: {
    headline: 'ZDF and its neighbors: crime, comedy and heute-show',
    promise:
      'Save from ZDF what you would otherwise have to stream at the kitchen table: Saturday crime, satire and Terra X.',
    steps: [
      { title: 'Open ZDF', text: 'The site of ZDF with ZDFneo, ZDFinfo and the content of 3sat.' },
      { title: 'Pick from A to Z', text: 'Programs, films and series are listed by letter and topic.' },
      { title: 'Load into the queue', text: 'Decide on size and version and let it work.' },
    ],
    features: [
      {
        title: 'Terra X for learning',
        text: 'Many clips carry a Creative Commons license. The app shows it.',
      },
      { title: 'Satire of the week', text: 'Late shows are named by date, so jokes keep their context.' },
      {
        title: 'Scandinavian crime',
        text: 'Series bought from the north stay for a limited time and are marked.',
      },
      { title: 'Versions', text: 'Audio description, signing and subtitles are chosen before saving.' },
      { title: 'Logo and news for children', text: 'Short editions can be put in one folder per week.' },
    ],
    questions: [
      {
        question: 'Which license fits?',
        answer: 'The DRM MPD Downloader covers ZDF and Udemy, among others.',
      },
      {
        question: 'Is the live program part of it?',
        answer:
          'No, only films and programs in the library. Football, for example, is there as highlights where ZDF has the rights.',
      },
      {
        question: 'Can I watch outside Germany?',
        answer:
          'ZDF shows many of its own productions worldwide, bought series mostly only in Germany, Austria and Switzerland.',
      },
      {
        question: 'Are there age limits?',
        answer: 'Yes. Films for adults open in the evening or after an age check at ZDF.',
      },
      {
        question: 'What may be done with films from ZDF?',
        answer:
          'Watch them privately, as far as German law and ZDF’s terms leave room for a copy. Terra X clips under a free license may be used as that license says.',
      },
    ],
    meta_title: 'ZDF Downloader for Crime, Satire, Terra X',
    meta_description:
      'Save ZDF crime series, satire and Terra X films with audio description or subtitles for private viewing. For Windows and Mac.',
  },
  fansly_downloader: {
    headline: 'Fansly posts of your subscriptions, for adults',
    promise:
      'Store the posts of creators you support on Fansly in a private folder, within what they have agreed to.',
    steps: [
      { title: 'Prove your age', text: 'Fansly and our app both ask for it.' },
      {
        title: 'Open your subscriptions',
        text: 'Tiers you pay for are shown, free follows in a separate list.',
      },
      { title: 'Keep new posts', text: 'Mark a creator and save what has appeared since last time.' },
    ],
    features: [
      { title: 'Tiers', text: 'A post says which tier opens it, and locked posts cannot be chosen.' },
      { title: 'Collections', text: 'Bundles made by a creator stay together.' },
      { title: 'Private by default', text: 'Saved posts go to one folder that you choose yourself.' },
      { title: 'Expired subscriptions', text: 'When a tier ends, nothing more of it can be saved.' },
      {
        title: 'Posts with several parts',
        text: 'A post of eight pictures and one clip becomes a folder that carries the creator’s name and the day.',
      },
      {
        title: 'Messages you have unlocked',
        text: 'Paid media from a conversation are listed apart from the feed, because you bought them one by one.',
      },
    ],
    questions: [
      {
        question: 'Which product is needed?',
        answer: 'The Adult Downloader. It serves Fansly together with other adult sites.',
      },
      {
        question: 'Are Fansly live streams recorded?',
        answer:
          'No. If a creator publishes the stream as a post afterward and your tier opens that post, it appears in the list.',
      },
      {
        question: 'What can I find out in the free trial?',
        answer:
          'Sign in, open one creator and look at the list. You see which posts your tier opens, and a short clip tells you whether picture and sound are as they should be.',
      },
      { question: 'Is the OnlyFans product valid here?', answer: 'No, that one is for OnlyFans alone.' },
      {
        question: 'What must I respect?',
        answer:
          'The creator’s wishes, Fansly’s terms and copyright. Nothing may be shown to others, sold or kept against the creator’s will.',
      },
    ],
    meta_title: 'Fansly Downloader for Adult Subscribers',
    meta_description:
      'For adults: keep posts of the Fansly tiers you pay for in a private folder, within the creator’s consent. Sold as the Adult Downloader.',
  },
}
