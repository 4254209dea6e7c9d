import type { ContentTexts } from '../texts'

export const guidesTools: ContentTexts['guides'] = {
  video_downloader: {
    title: 'How to save a talk or a course from an open site',
    intro:
      'Lectures, conference talks, films with a free license: the Video Downloader works on the page where you found them. The example here is a lecture series of twelve evenings; a single clip goes the same way, only faster.',
    steps: [
      {
        title: 'Check who allows what',
        text: 'Look below the video before anything else. On YouTube the license stands at the foot of the opened description, on Vimeo beside the list of credits, on university sites at the bottom of the page. Creative Commons or a download note by the author settles the matter. If you find neither, the terms of the site and the law where you live decide.',
      },
      {
        title: 'Paste the address',
        text: 'Copy it from the browser and press Ctrl+V, or Cmd+V on a Mac, in the Downloads view. A single video appears as one line. The address of a playlist or a channel becomes a table with a check box in front of each entry, together with length and date, so you can leave out the trailer and the Q&A.',
      },
      {
        title: 'Choose picture or sound',
        text: 'The Quality menu shows only sizes that the uploader provided. Slides with small type deserve 1080p. A speaker at a desk looks the same in 480p, and for a walk the sound alone as M4A is enough: roughly a twentieth of the size.',
      },
      {
        title: 'Take the captions along',
        text: 'Under Subtitles, captions written by a person carry just the language, machine-made ones say “automatic”. Prefer the first kind; the second stumbles over names and formulas. An SRT file beside the video stays searchable in any text editor.',
      },
      {
        title: 'Set the name once',
        text: 'In the settings, build a pattern from date, author and title. The line in the queue previews the result, for instance “2026-03-04 Ada Example – Graph Theory 07”. A date in this form makes every folder sort itself.',
      },
      {
        title: 'Start, then look at the last minute',
        text: 'Press Download. When the state changes from Waiting to Done, a click on the line opens the folder. Play the final minute rather than the first: a file that ends where the applause ends is complete.',
      },
    ],
    hints: [
      {
        title: 'Give credit',
        text: 'Free licenses mostly ask you to name the author when you show the work to others. The application writes name and address into the file, and the properties dialog of your system displays them years later.',
      },
      {
        title: 'Courses in order',
        text: 'Many lists put the newest lesson on top. Reverse the table before you save, so that lesson one is number one.',
      },
      {
        title: 'Ten links at a time',
        text: 'Switch on the clipboard watch while you browse a program of talks. Every address you copy waits in the application, and you sort them out in the end.',
      },
    ],
    questions: [
      {
        question: 'Which sites work?',
        answer:
          'Open ones such as YouTube, Vimeo and Dailymotion, and many smaller players of the same kind. Try the page you have in mind in the free trial; that tells more than any list.',
      },
      {
        question: 'The site asks for a login. What then?',
        answer:
          'Sign in inside the application. If the video belongs to a paid streaming service, the product made for that service is the better tool.',
      },
      {
        question: 'Only 360p is offered, but the browser shows more. Why?',
        answer:
          'Just after an upload, sites often have one small version ready and add the larger ones within hours. Come back in the evening and read the page again.',
      },
      {
        question: 'A video has disappeared since. May I keep my file?',
        answer:
          'A free license, once given, normally stays valid for copies already made. For anything else, respect it if an author asks to have a work taken back.',
      },
    ],
    meta_title: 'Guide: Save a Talk from an Open Site',
    meta_description:
      'License, address, picture or sound, captions: how to store lectures and free films from open sites with the Video Downloader.',
  },
  m3u8_downloader: {
    title: 'How to store an HLS stream from its M3U8 list',
    intro:
      'Whether it is your own event or a broadcaster’s program you may keep: five steps from a list of segments to one file. You need no knowledge of the format, only a look at the right column.',
    steps: [
      {
        title: 'Begin with the page',
        text: 'Open the program in the built-in browser and press play for a moment. While the picture runs, the list turns up in the side bar under the name of the page. Owners of a stream skip this and enter the address ending in .m3u8 directly, with their session if the server wants one.',
      },
      {
        title: 'Read the table of variants',
        text: 'Each line is one version: 1920×1080 at about five megabits a second, 1280×720 at three, and so on. Multiply by the length for the size; at five megabits an hour fills two and a quarter gigabytes. A talk show gains nothing above 720p, whereas a ballet does.',
      },
      {
        title: 'Mark sound groups',
        text: 'Below the pictures stand the voices. ARTE lists German and French, the ARD Mediathek adds clear speech and audio description, and an event may have floor sound and an interpreter. Labels come from the broadcaster. If you see only “audio_0”, listen for ten seconds.',
      },
      {
        title: 'Start and watch the count',
        text: 'A 45-minute program has some 450 segments of six seconds. The line shows how many have arrived and how many were asked for again. Should one fail, three more attempts follow before the application moves on.',
      },
      {
        title: 'Read the report',
        text: '“No gaps” means that first and last segment and everything between them were joined. A gap is named with its minute. Choose a neighboring variant and let it run once more: it consists of other segments, and these are usually whole.',
      },
    ],
    hints: [
      {
        title: 'Finished or live?',
        text: 'A list without an end mark is still growing. The table then says “open”. Wait until the event is over and its recording has been published, often an hour later.',
      },
      {
        title: 'Sound a little late',
        text: 'If lips and voice disagree by a constant amount, join again with the option “Keep time stamps”. No segment has to be fetched twice for that.',
      },
      {
        title: 'Forced subtitles',
        text: 'A track marked “forced” translates only signs and foreign sentences. Take it in addition to the full one when grandmother’s Sicilian is part of the plot.',
      },
      {
        title: 'For those who stream themselves',
        text: 'The table is a quick inspection of your encoder: a language labeled wrongly, or a missing 480p version, shows here before a viewer complains.',
      },
    ],
    questions: [
      {
        question: 'The list is there but nothing plays. Why?',
        answer:
          'The session may have expired, in which case signing in anew helps. Or your account has no right to the title, and no tool mends that.',
      },
      {
        question: 'Which broadcasters have pages of their own?',
        answer:
          'ARTE, the ARD Mediathek and RTVE Play, all under the same license. Others work as far as they stream in this form and let you keep a program.',
      },
      {
        question: 'Why are there two lists for one film?',
        answer:
          'One is often the preroll or a preview. Compare the lengths: ninety minutes is the film, thirty seconds is not.',
      },
      {
        question: 'Is the picture encoded again?',
        answer:
          'No. Segments are joined as they were sent, which is why even a long opera takes only minutes at the end and loses nothing.',
      },
    ],
    meta_title: 'Guide: From M3U8 List to One File',
    meta_description:
      'Variants, sound groups, segments and the report: how to store a lawful HLS stream as one checked file on Windows or Mac.',
  },
  mpd_downloader: {
    title: 'How to join a DASH stream described by an MPD',
    intro:
      'In DASH, picture, sound and text travel separately. This guide brings together what belongs together, using a documentary of ZDF and a course you bought as its two examples.',
    steps: [
      {
        title: 'Play for a second',
        text: 'The manifest is loaded when playback starts, not when the page opens. Press play in the built-in browser, wait for the picture, then pause. An entry with the name of the page slides into the side bar; one click unfolds its table.',
      },
      {
        title: 'Look at the periods',
        text: 'A period is a stretch of time. One is normal. Several point to breaks or chapters, and short ones at the beginning are mostly trailers. Leave “Join periods” on for a film; switch it off if each chapter of a lesson should become a file of its own.',
      },
      {
        title: 'Pick one picture',
        text: 'Do not go by the number of pixels alone, because the column Codec matters as much. AVC plays on a television from 2012. HEVC needs about a third less room and a younger device. AV1 is the smallest, and an old laptop stutters with it.',
      },
      {
        title: 'Pick one or more sounds',
        text: 'The language code tells more than the label: “mul” stands for several languages, “und” for undetermined. Roles help too. “main” is the ordinary track, “description” the one for blind viewers, “enhanced-audio-intelligibility” the one with clearer dialogue.',
      },
      {
        title: 'Join, and listen in the middle',
        text: 'MP4 suits one voice, MKV several voices with text. When the line says Done, jump to the middle of the file and compare lips with speech. If they agree there, they agree everywhere.',
      },
    ],
    hints: [
      {
        title: 'Courses',
        text: 'On learning platforms each lesson has a manifest of its own. Open the course page and let the list be built once; sections become folders, attachments are placed beside their lesson.',
      },
      {
        title: 'Text in two shapes',
        text: 'WebVTT turns into SRT without loss. TTML, common with broadcasters, carries colors for speakers; keep the styled form if you want to see who is talking.',
      },
      {
        title: 'A log worth sending',
        text: 'Sites change their players without notice. If a page that worked yesterday stays silent, send support the log: it names the structure of the manifest and no content.',
      },
      {
        title: 'Room for the parts',
        text: 'Until they are joined, picture and sound lie on the disk as well as the finished film. Keep twice the expected size free.',
      },
    ],
    questions: [
      {
        question: 'How do I know that a site uses DASH?',
        answer:
          'The trial tells you. If the side bar stays empty while the video is plainly running, the page probably streams in HLS and belongs to the M3U8 tool.',
      },
      {
        question: 'May I store lessons of a paid course?',
        answer:
          'As far as its platform and its author allow, for your own study. Many platforms offer downloads in their mobile apps; look there first. Courses lent to you by a monthly plan end with that plan.',
      },
      {
        question: 'The film plays, but without sound. What happened?',
        answer:
          'Only a picture was ticked. Open the entry again, add a voice and let it run; the picture already on your disk is used again.',
      },
      {
        question: 'Why does ZDF refuse a thriller at noon?',
        answer:
          'Films for adults open late in the evening, or after an age check on ZDF’s own page. The application sees exactly what the site plays at that hour.',
      },
    ],
    meta_title: 'Guide: Join a DASH Stream from Its MPD',
    meta_description:
      'Periods, representations and language codes: how to turn a DASH stream you may keep into a single MP4 or MKV.',
  },
}
