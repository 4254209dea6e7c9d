import type { PageTexts } from '../text'

export const tools: PageTexts = {
  video_downloader: {
    headline: 'One downloader for the open video web',
    promise:
      'Tidemark’s Video Downloader opens video sites that stream without protection and saves what their owners let you keep.',
    steps: [
      { title: 'Copy a link', text: 'Any page with a video will do. The app finds the player in it.' },
      { title: 'See what is offered', text: 'Sizes, sound tracks, captions and length are listed.' },
      { title: 'Save', text: 'To MP4, MKV or sound alone.' },
    ],
    features: [
      {
        title: 'Sites in plenty',
        text: 'YouTube, Vimeo, Dailymotion, Facebook and bilibili have a page of their own; many smaller ones work the same way.',
      },
      { title: 'Lists and channels', text: 'Paste the address of a playlist to get every entry as a line.' },
      { title: 'Picture or sound', text: 'Lectures can be kept as M4A for the walk.' },
      { title: 'Clipboard watch', text: 'Copy ten links, and ten entries wait in the app.' },
      { title: 'Sensible names', text: 'Set a pattern of title, author and date once.' },
    ],
    questions: [
      {
        question: 'How is this different from the Netflix or Disney+ product?',
        answer: 'Those work with one subscription service each. This one is for open sites.',
      },
      {
        question: 'Which file should I choose for my television?',
        answer:
          'MP4 with AVC picture is the safe answer for older sets. MKV is better when you want several sound tracks or captions in one file.',
      },
      {
        question: 'Is the trial a different program?',
        answer: 'No, the installer is the same, and a license key turns it into the full product.',
      },
      {
        question: 'What about streams in M3U8 or MPD form?',
        answer: 'There is a product for each of these formats.',
      },
      {
        question: 'May I save any video I see?',
        answer:
          'No. Save your own works, freely licensed ones and what the owner or the law permits, for private use.',
      },
      { question: 'Is the product in a suite?', answer: 'Yes, the all-in-one video suite contains it.' },
    ],
    meta_title: 'Video Downloader for Windows and Mac',
    meta_description:
      'Save videos from open sites in MP4 or as sound, with captions and lists. For what owners and law let you keep. Try it free before you buy.',
  },
  m3u8_downloader: {
    headline: 'DRM M3U8 Downloader for HLS streams',
    promise:
      'Many broadcasters stream in HLS with an M3U8 list. This product reads such lists and stores what your access plays.',
    steps: [
      {
        title: 'Give an address',
        text: 'The page of the program, or the M3U8 list if you administer the stream.',
      },
      {
        title: 'Choose variants',
        text: 'The list names picture sizes, sound groups and subtitles. Mark the ones you need.',
      },
      { title: 'Get one file', text: 'Hundreds of segments are fetched, checked and joined.' },
    ],
    features: [
      {
        title: 'Reads the master list',
        text: 'Variants, alternative sound and forced subtitles are shown in a table.',
      },
      {
        title: 'Broken segments',
        text: 'Missing parts are asked for again, and gaps are reported instead of hidden.',
      },
      {
        title: 'Public broadcasters',
        text: 'ARTE, the ARD Mediathek and RTVE Play have pages of their own under this license.',
      },
      {
        title: 'Headers and sessions',
        text: 'Streams that need your login use the session of the built-in browser.',
      },
      {
        title: 'Event recordings',
        text: 'Past events with several hours and thousands of segments end in a single file.',
      },
    ],
    questions: [
      {
        question: 'What does DRM in the name mean?',
        answer:
          'That the product deals with sites whose players use protection. It plays by your account’s rights and gives access to nothing you are not entitled to.',
      },
      {
        question: 'What if a segment never arrives?',
        answer: 'It is asked for three more times. After that the report names the gap.',
      },
      {
        question: 'Can I use it for my own streams?',
        answer: 'Yes. Producers check and archive their own HLS output with it.',
      },
      {
        question: 'What are the legal limits?',
        answer:
          'Access must be lawful, and copies may be made only where terms and law leave them to you. In many countries going round a protection is forbidden, private copy or not.',
      },
      { question: 'Does it record live?', answer: 'It works with finished streams.' },
    ],
    meta_title: 'DRM M3U8 Downloader for HLS',
    meta_description:
      'Read HLS lists, choose variants, sound and subtitles, and store lawful streams as one checked file. For Windows and Mac, free trial.',
  },
  mpd_downloader: {
    headline: 'DRM MPD Downloader for DASH streams',
    promise:
      'Sites that stream in MPEG-DASH describe their video in an MPD file. This product turns what you may watch there into an ordinary one.',
    steps: [
      { title: 'Open the page', text: 'Play the video in the app for a second, and its manifest is found.' },
      {
        title: 'Select representations',
        text: 'Picture, sound and text are separate in DASH. Pick one of each, or several sounds.',
      },
      { title: 'Join to MP4 or MKV', text: 'The parts are put together without being encoded again.' },
    ],
    features: [
      {
        title: 'The manifest in plain words',
        text: 'Periods, languages and bit rates are shown in a readable table.',
      },
      { title: 'Several periods', text: 'Programs split by breaks become one file without jumps.' },
      {
        title: 'Codec choice',
        text: 'If a site offers AVC, HEVC or AV1, you choose what your devices can play.',
      },
      {
        title: 'Learning and television',
        text: 'Udemy and ZDF have their own pages and belong to this license.',
      },
      { title: 'Report for support', text: 'A log without personal data helps us when a site has changed.' },
    ],
    questions: [
      {
        question: 'M3U8 or MPD, which do I need?',
        answer:
          'Whichever your site uses. The trial of either shows it in a minute; the suite contains both.',
      },
      {
        question: 'The list stays empty while a video plays. Why?',
        answer:
          'Then the site probably streams in HLS. Try the M3U8 tool on the same page before you decide which license to take.',
      },
      {
        question: 'Are protected titles opened for everyone?',
        answer: 'No. Without an account that may watch a title, there is nothing to save.',
      },
      {
        question: 'What is my responsibility?',
        answer:
          'To use it for content you have a right to keep. Technical protection enjoys legal shelter in most countries, and our terms ask you to respect it.',
      },
    ],
    meta_title: 'DRM MPD Downloader for DASH',
    meta_description:
      'Read MPEG-DASH manifests and join picture, sound and text of lawful streams into one file. Udemy and ZDF belong to it. Windows and Mac.',
  },
  video_ai: {
    headline: 'Video AI: clearer pictures from old recordings',
    promise:
      'Tidemark Video AI enlarges, cleans and steadies your own videos on your own PC, so that family tapes look presentable on a new screen.',
    steps: [
      { title: 'Open a video', text: 'A digitized tape, a phone clip or a finished film of yours.' },
      {
        title: 'Compare a few seconds',
        text: 'Enlarge, remove noise, sharpen faces or smooth motion: a divided preview shows before and after.',
      },
      {
        title: 'Set the strength and export',
        text: 'When you are happy with it, the whole film is worked out, overnight if you like.',
      },
    ],
    features: [
      { title: 'Works on your machine', text: 'Videos are computed on your graphics card and not uploaded.' },
      { title: 'Old tapes', text: 'Interlaced stripes and tape noise are treated together.' },
      {
        title: 'Preview of seconds',
        text: 'Test settings on a short piece before you give the PC a night’s work.',
      },
      { title: 'Batches', text: 'Put all tapes of a decade in the list with one setting.' },
      {
        title: 'Honest about limits',
        text: 'A very blurred face stays blurred; the program does not invent people.',
      },
    ],
    questions: [
      {
        question: 'Which computer do I need?',
        answer: 'A Windows PC, best with a dedicated graphics card. Without one, the work takes much longer.',
      },
      {
        question: 'How long does a tape take?',
        answer:
          'That depends on your graphics card and the task. The expected time is shown before an export.',
      },
      { question: 'Is there a Mac version?', answer: 'Not at present. Video AI is sold for Windows.' },
      {
        question: 'Whose videos may I improve?',
        answer:
          'Your own, and others with the permission of those who own them. The program is not made for altering people’s likeness or for material you have no right to.',
      },
      {
        question: 'How is it sold?',
        answer:
          'For a month, a year or for life on one computer. Try it free on your own tape before you buy.',
      },
    ],
    meta_title: 'Video AI for Windows: Restore Videos',
    meta_description:
      'Enlarge, clean and steady your own recordings on a Windows PC with Tidemark Video AI. Computed locally, with a preview and a free trial.',
  },
}
