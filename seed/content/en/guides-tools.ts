import type { ContentTexts } from '../texts'

export const toolGuides: ContentTexts['guides'] = {
  video_downloader: {
    title: 'How to save a talk or a course from an open site',
    intro:
      'Lectures, conference talks, films with a free license: the Video Downloader works on the page where you found them.',
    steps: [
      {
        title: 'Check who allows what',
        text: 'Look for a license below the video, such as Creative Commons, or a download note by the author. If there is none, law and terms of the site decide.',
      },
      {
        title: 'Paste the address',
        text: 'Copy it from the browser. A list or a channel is recognized and shown as a table.',
      },
      {
        title: 'Choose picture or sound',
        text: 'For a talk, the sound alone is often enough: a twentieth of the size.',
      },
      {
        title: 'Take the captions along',
        text: 'Captions by the author are better than automatic ones. The table names both kinds.',
      },
      { title: 'Name and save', text: 'Title, speaker and date make a file you will recognize next year.' },
    ],
    hints: [
      {
        title: 'Give credit',
        text: 'Free licenses mostly ask you to name the author when you show the work to others. The application writes name and address into the file.',
      },
      {
        title: 'Courses in order',
        text: 'Some lists are sorted with the newest first. Reverse the table before you save, so that lesson one is number one.',
      },
    ],
    questions: [
      {
        question: 'Which sites work?',
        answer:
          'Open ones such as YouTube, Vimeo and Dailymotion, where your own right to a copy is clear. Try a page in the trial.',
      },
      {
        question: 'The site asks for a login. What then?',
        answer:
          'Sign in inside the application. If the video belongs to a paid service, its own product is the better tool.',
      },
    ],
    meta_title: 'Guide: Save a Talk from an Open Site',
    meta_description:
      'License, address, picture or sound, captions: how to store lectures and free films from open sites with the Video Downloader.',
  },
  m3u8_downloader: {
    title: 'How to store an HLS stream from its M3U8 list',
    intro:
      'Whether it is your own event or a broadcaster’s program you may keep: five steps from a list of segments to one file.',
    steps: [
      {
        title: 'Begin with the page',
        text: 'Open the program in the built-in browser and play it for a moment. The list is found by itself. Owners of a stream can enter its address directly.',
      },
      {
        title: 'Read the table',
        text: 'Each line is a variant. Compare resolution and bit rate; the highest is not always needed.',
      },
      {
        title: 'Mark sound groups',
        text: 'Audio description and clear speech are often separate groups. Names come from the broadcaster.',
      },
      {
        title: 'Start and watch the count',
        text: 'Segments are counted. If one fails it is asked for three more times.',
      },
      {
        title: 'Read the report',
        text: 'No gaps: done. With gaps, choose another variant and run it again.',
      },
    ],
    hints: [
      {
        title: 'Finished or live?',
        text: 'A list without an end mark is still growing. Wait until the event is over.',
      },
      {
        title: 'Sound a little late',
        text: 'If lips and voice disagree, join again with the option “Keep time stamps”.',
      },
    ],
    questions: [
      {
        question: 'The list is there but nothing plays. Why?',
        answer:
          'The session may have expired, or your account has no right to the title. Neither can be mended by the tool.',
      },
      {
        question: 'Which broadcasters have pages of their own?',
        answer: 'ARTE, the ARD Mediathek and RTVE Play, all under the same license.',
      },
    ],
    meta_title: 'Guide: From M3U8 List to One File',
    meta_description:
      'Variants, sound groups, segments and the report: how to store a lawful HLS stream as one checked file on Windows or Mac.',
  },
  mpd_downloader: {
    title: 'How to join a DASH stream described by an MPD',
    intro:
      'In DASH, picture, sound and text travel separately. This guide brings together what belongs together.',
    steps: [
      {
        title: 'Play for a second',
        text: 'The manifest is loaded when playback starts. It then appears in the side bar with the name of the page.',
      },
      {
        title: 'Look at the periods',
        text: 'More than one period means breaks or chapters. Keep them joined unless you want them apart.',
      },
      {
        title: 'Pick one picture',
        text: 'Avoid choosing by size alone: AVC plays everywhere, HEVC and AV1 save room.',
      },
      {
        title: 'Pick one or more sounds',
        text: 'The language code tells more than the label. “mul” stands for several languages, “und” for unknown.',
      },
      { title: 'Join', text: 'MP4 for one sound track, MKV for several and for text.' },
    ],
    hints: [
      {
        title: 'Courses',
        text: 'On learning platforms each lesson has a manifest of its own. Open the course page and let the list be built once.',
      },
      {
        title: 'A log worth sending',
        text: 'If a site has changed, support needs the log. It names the structure of the manifest and no content.',
      },
    ],
    questions: [
      {
        question: 'How do I know that a site uses DASH?',
        answer: 'The trial tells you: if the side bar stays empty while the video plays, try the M3U8 tool.',
      },
      {
        question: 'May I store lessons of a paid course?',
        answer:
          'As far as its platform and its author allow, for your own study. Many platforms offer downloads themselves.',
      },
    ],
    meta_title: 'Guide: Join a DASH Stream from Its MPD',
    meta_description:
      'Periods, representations and language codes: how to turn a DASH stream you may keep into a single MP4 or MKV.',
  },
}
