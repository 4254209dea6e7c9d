import type { ContentTexts } from '../texts'

export const guidesTools: ContentTexts['guides'] = {
  video_downloader: {
    title: 'How to save a talk or course from an open site',
    intro:
      'Lectures, conference talks, films with a free license: the Video Downloader works on the page where you found them. Our example is a series of twelve lectures; a single clip works the same way, only faster.',
    steps: [
      {
        title: 'Check what you’re allowed to save',
        text: 'Start by looking below the video. YouTube shows the license at the end of the expanded description, Vimeo next to the credits, and university sites at the bottom of the page. A Creative Commons license or a download note by the author settles the matter. If there’s neither, the site’s terms and the law where you live decide.',
      },
      {
        title: 'Paste the address',
        text: 'Copy it from your browser and press Ctrl+V, or Cmd+V on a Mac, in the Downloads view. A single video shows up as one entry. A playlist or channel becomes a table with a checkbox, length and date for every video, so you can leave out the trailer and the Q&A.',
      },
      {
        title: 'Choose video or audio',
        text: 'The Quality menu shows only the sizes the uploader provided. Slides with small print deserve 1080p. A speaker at a desk looks just as good in 480p, and if you only want to listen on a walk, save the audio as M4A: it’s about a twentieth of the size.',
      },
      {
        title: 'Add the captions',
        text: 'Under Subtitles, captions written by a person show only the language, while machine-made ones say “automatic”. Choose the first kind if you can; automatic captions stumble over names and formulas. You can search an SRT file in any text editor.',
      },
      {
        title: 'Set up a naming pattern',
        text: 'In the settings, build a pattern from date, author and title. The queue shows you a preview, for instance “2026-03-04 Ada Example – Graph Theory 07”. With the date in this format, every folder sorts itself.',
      },
      {
        title: 'Start the download and check the ending',
        text: 'Press Download. When the status changes from Waiting to Done, click the entry to open the folder. Play the last minute instead of the first: if it ends with the applause, the file is complete.',
      },
    ],
    hints: [
      {
        title: 'Give credit',
        text: 'Free licenses usually require you to name the author when you show the work to others. The app writes the name and address into the file, so you can still find them in its properties years later.',
      },
      {
        title: 'Put lessons in order',
        text: 'Many playlists show the newest lesson first. Reverse the table before you save so that lesson one gets number one.',
      },
      {
        title: 'Collect links as you browse',
        text: 'Turn on the clipboard watch while you look through a list of talks. The app collects every address you copy, and you can sort them out at the end.',
      },
    ],
    questions: [
      {
        question: 'Which sites does it support?',
        answer:
          'Open ones such as YouTube, Vimeo and Dailymotion, and many smaller players of the same kind. Use the free trial to test the page you have in mind; that tells you more than any list.',
      },
      {
        question: 'The site asks me to sign in. What should I do?',
        answer:
          'Sign in inside the app. If the video is from a paid streaming service, use the product made for that service.',
      },
      {
        question: 'Why do I only get 360p when the browser shows more?',
        answer:
          'Right after an upload, sites often have just one small version and add larger ones within hours. Come back in the evening and reload the page.',
      },
      {
        question: 'The video has been taken down. May I keep my file?',
        answer:
          'A free license normally remains valid for copies you’ve already made. In all other cases, respect an author’s request to withdraw a work.',
      },
    ],
    meta_title: 'Guide: Save a Talk from an Open Site',
    meta_description:
      'License, address, video or audio, captions: how to save lectures and free films from open sites with the Video Downloader.',
  },
  m3u8_downloader: {
    title: 'How to save an HLS stream from its M3U8 list',
    intro:
      'Whether it’s your own event or a broadcaster’s program that you may keep: five steps from a list of segments to a single file. You don’t have to know the format; you just need to know which column to check.',
    steps: [
      {
        title: 'Start from the web page',
        text: 'Open the program in the built-in browser and play it for a moment. While it’s playing, the list appears in the sidebar under the name of the page. If you own the stream, skip this step and enter the address ending in .m3u8, along with your session if the server requires one.',
      },
      {
        title: 'Choose a size from the table',
        text: 'Each row is one version: 1920×1080 at about five megabits per second, 1280×720 at three, and so on. Multiply by the length to get the file size; at five megabits, an hour takes two and a quarter gigabytes. A talk show doesn’t benefit from more than 720p, but a ballet does.',
      },
      {
        title: 'Select audio tracks',
        text: 'They’re listed below the video sizes. ARTE has German and French, the ARD Mediathek adds clear speech and audio description, and an event may come with floor audio and an interpreter. The labels come from the broadcaster. If you see only “audio_0”, listen for ten seconds.',
      },
      {
        title: 'Start the download and watch the counter',
        text: 'A 45-minute program has about 450 segments of six seconds each. You’ll see how many have arrived and how many had to be requested again. If a segment fails, the app tries three more times before it moves on.',
      },
      {
        title: 'Read the report',
        text: '“No gaps” means that everything from the first segment to the last has been joined. If there’s a gap, the report tells you at which minute. Choose the next larger or smaller version and try again: it’s made of different segments, which are usually complete.',
      },
    ],
    hints: [
      {
        title: 'Finished or live?',
        text: 'A list without an end mark is still growing, and the table says “open”. Wait until the event is over and the recording has been published, often an hour later.',
      },
      {
        title: 'Audio out of sync',
        text: 'If the audio is always late by the same amount, join the file again with the option “Keep time stamps”. You don’t have to download anything twice.',
      },
      {
        title: 'Forced subtitles',
        text: 'A track marked “forced” translates only signs and foreign-language lines. Add it to the full subtitles if Grandma’s Sicilian is part of the plot.',
      },
      {
        title: 'If you run a stream yourself',
        text: 'Use the table to check your encoder: you’ll spot a wrong language label or a missing 480p version before a viewer complains.',
      },
    ],
    questions: [
      {
        question: 'I see the list, but nothing plays. Why?',
        answer:
          'Your session may have expired; in that case, sign in again. Or your account isn’t entitled to the title, and no tool can change that.',
      },
      {
        question: 'Which broadcasters have their own pages?',
        answer:
          'ARTE, the ARD Mediathek and RTVE Play, all covered by the same license. Others work if they stream in this format and let you keep a program.',
      },
      {
        question: 'Why are there two lists for one film?',
        answer:
          'One of them is often an ad or a preview. Compare the lengths: ninety minutes is the film, thirty seconds isn’t.',
      },
      {
        question: 'Is the video re-encoded?',
        answer:
          'No. The segments are joined exactly as they were sent, so even a long opera takes only minutes and loses no quality.',
      },
    ],
    meta_title: 'Guide: From M3U8 List to One File',
    meta_description:
      'Versions, audio tracks, segments and the report: how to save a lawful HLS stream as one verified file on Windows or Mac.',
  },
  mpd_downloader: {
    title: 'How to join a DASH stream from its MPD',
    intro:
      'In DASH, video, audio and subtitles arrive separately. This guide shows you how to put them together, using a ZDF documentary and a course you bought as examples.',
    steps: [
      {
        title: 'Play the video for a second',
        text: 'The manifest is loaded when playback starts, not when the page opens. Press play in the built-in browser, wait for the picture, then pause. An entry with the page’s name appears in the sidebar; click it to open its table.',
      },
      {
        title: 'Check the periods',
        text: 'A period is a section of the stream. Usually there’s just one. Several of them indicate ad breaks or chapters, and short ones at the beginning are mostly trailers. Leave “Join periods” on for a film; turn it off if you want each chapter of a lesson as a separate file.',
      },
      {
        title: 'Choose a resolution and codec',
        text: 'Don’t go by the number of pixels alone, because the Codec column matters just as much. AVC plays even on a TV from 2012. HEVC takes about a third less space but needs a newer device. AV1 is the smallest, and an old laptop stutters with it.',
      },
      {
        title: 'Choose one or more audio tracks',
        text: 'The language code tells you more than the label: “mul” stands for multiple languages, “und” for undetermined. The role helps, too: “main” is the regular track, “description” is audio description, and “enhanced-audio-intelligibility” has clearer dialogue.',
      },
      {
        title: 'Join the tracks and check the middle',
        text: 'MP4 is right for one audio track, MKV for several audio tracks with subtitles. When it says Done, jump to the middle of the file and check that lips and speech match. If they’re in sync there, they are everywhere.',
      },
    ],
    hints: [
      {
        title: 'Saving a course',
        text: 'On learning platforms every lesson has its own manifest. Open the course page and have the app list them all; sections become folders, and attachments go next to their lessons.',
      },
      {
        title: 'Two subtitle formats',
        text: 'WebVTT converts to SRT without loss. TTML, common with broadcasters, uses colors for speakers; keep the styled format if you want to see who’s talking.',
      },
      {
        title: 'Send us the log',
        text: 'Sites change their players without notice. If a page worked yesterday and doesn’t today, send support the log: it contains the structure of the manifest but no video.',
      },
      {
        title: 'Leave enough free space',
        text: 'Until everything is joined, your disk holds video and audio as well as the finished film. Keep twice the expected size free.',
      },
    ],
    questions: [
      {
        question: 'How can I tell whether a site uses DASH?',
        answer:
          'Use the free trial to find out. If the sidebar stays empty although the video is playing, the page probably streams in HLS, and you need the M3U8 tool.',
      },
      {
        question: 'May I save lessons from a paid course?',
        answer:
          'For your own studies, as far as the platform and the author allow it. Many platforms offer downloads in their mobile apps; check there first. Your right to courses from a monthly plan ends with the plan.',
      },
      {
        question: 'The film plays without sound. What happened?',
        answer:
          'Only the video was selected. Open the entry again, add an audio track and download it; the video already on your disk is reused.',
      },
      {
        question: 'Why won’t ZDF play a thriller at noon?',
        answer:
          'Films for adults become available late in the evening, or after an age check on ZDF’s own site. The app sees exactly what the site plays at that time.',
      },
    ],
    meta_title: 'Guide: Join a DASH Stream from Its MPD',
    meta_description:
      'Periods, representations and language codes: how to turn a DASH stream you may keep into a single MP4 or MKV.',
  },
}
