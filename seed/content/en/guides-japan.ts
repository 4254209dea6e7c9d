import type { ContentTexts } from '../texts'

export const japanGuides: ContentTexts['guides'] = {
  u_next_downloader: {
    title: 'How to keep U-NEXT titles, and know which cost points',
    intro: 'U-NEXT shows everything in one window. First sort by what is included, then store.',
    steps: [
      {
        title: 'Sign in with your own child account',
        text: 'The contract holder can create accounts for the family. Each has its own list and history.',
      },
      {
        title: 'Filter by 見放題',
        text: 'The word means “included”. Titles marked ポイント need points or a payment.',
      },
      {
        title: 'Pick the version',
        text: '字幕 is subtitled, 吹替 dubbed. They are separate entries, each with its own episodes.',
      },
      {
        title: 'Save a season',
        text: 'Anime and dramas have ten to thirteen parts. Mark them all and go to bed.',
      },
    ],
    hints: [
      {
        title: 'Paravi moved in',
        text: 'Dramas of TBS and TV Tokyo came to U-NEXT in 2023. Look for them under the name of the station.',
      },
      {
        title: 'HBO in Japan',
        text: 'Series by HBO are shown here. The original sound with Japanese text is the usual form.',
      },
    ],
    questions: [
      {
        question: 'What happens to points of the month?',
        answer: 'They belong to your contract with U-NEXT. The application never spends any.',
      },
      {
        question: 'Can concerts be stored?',
        answer: 'When they are listed on demand and the organizer allows it. Live windows are left alone.',
      },
    ],
    meta_title: 'Guide: U-NEXT, Included Titles First',
    meta_description:
      'Included or by points, subtitled or dubbed, family accounts: how viewers in Japan store titles of their U-NEXT contract.',
  },
  dmm_downloader: {
    title: 'How to enjoy DMM TV: anime and the stage',
    intro:
      'Musicals based on manga are a speciality of DMM TV. Their recordings are long, so plan the disk as well as the evening.',
    steps: [
      {
        title: 'Sign in to DMM',
        text: 'The account of DMM Premium opens the video part. Purchases of other DMM shops are apart.',
      },
      {
        title: 'Choose 2.5次元',
        text: 'The row collects stage versions of anime. Each has several camera editions now and then.',
      },
      {
        title: 'Compare the lengths',
        text: 'A performance of two acts lasts about two and a half hours; a backstage film is shorter.',
      },
      {
        title: 'Reserve eight gigabytes',
        text: 'Dark stages need a good picture. Take the full size here and save elsewhere.',
      },
      { title: 'Add the anime', text: 'The series behind the musical is mostly in the same catalog.' },
    ],
    hints: [
      {
        title: 'Weekly anime',
        text: 'New episodes are listed by weekday on the front page. Midnight counts as the day before.',
      },
      {
        title: 'Variety of the house',
        text: 'Shows made by DMM TV run in short seasons and appear in one piece.',
      },
    ],
    questions: [
      {
        question: 'Are titles for adults included in this product?',
        answer: 'No. This product opens the general catalog only.',
      },
      {
        question: 'Can I use a ticket for a single stream?',
        answer: 'A title that you bought and that plays on demand can be chosen while your ticket is valid.',
      },
    ],
    meta_title: 'Guide: DMM TV, Anime and Stage Plays',
    meta_description:
      '2.5-dimensional stage, weekly anime and disk space: how DMM Premium members store long performances for private viewing.',
  },
  abema_downloader: {
    title: 'How to use the free windows of ABEMA',
    intro:
      'Free for seven days, then Premium: ABEMA’s rule is simple, its calendar is not. This is how to keep an eye on it.',
    steps: [
      { title: 'Open ABEMA', text: 'Free titles play without an account. Sign in if you have Premium.' },
      { title: 'Look for 無料', text: 'The label and a clock show what is free and for how long.' },
      {
        title: 'Go to Video, not to Channels',
        text: 'Channels are live. Under “Video” the same programs wait on demand.',
      },
      { title: 'Save by the clock', text: 'Sort by the time that remains and begin at the top.' },
    ],
    hints: [
      {
        title: 'Shogi takes a day',
        text: 'Title matches last ten hours and more. Store them in a small size; the board does not move much.',
      },
      { title: 'M League by match day', text: 'Each day has two games. They are named by date and teams.' },
    ],
    questions: [
      { question: 'Can I save comments?', answer: 'No. They belong to the live channel.' },
      {
        question: 'Does ABEMA work outside Japan?',
        answer: 'A part of it does. What is shown to you where you are can be chosen.',
      },
    ],
    meta_title: 'Guide: ABEMA and Its Free Windows',
    meta_description:
      'Seven free days, Premium, shogi and M League: how to find what is free on ABEMA and store it before the clock runs out.',
  },
  lemino_downloader: {
    title: 'How to find your way from dTV to Lemino',
    intro: 'In April 2023 dTV became Lemino. Lists, names and the free part are new; the d Account stayed.',
    steps: [
      {
        title: 'Sign in with the d Account',
        text: 'It works without a Docomo phone. Lemino Premium is booked separately.',
      },
      {
        title: 'Switch between free and Premium',
        text: 'Both are mixed on the front page. The crown marks Premium.',
      },
      {
        title: 'Search by artist',
        text: 'Concerts and Korean shows are listed under the name of the group.',
      },
      {
        title: 'Check the archive day',
        text: 'Boxing and music events have an archive for some days after the event. The date stands on the page.',
      },
      { title: 'Save', text: 'Concerts in full size, talk in a small one.' },
    ],
    hints: [
      {
        title: 'Old dTV lists',
        text: 'Lists of favorites were not carried over in full. Make a new one while you look through the catalog.',
      },
      {
        title: 'Korean drama',
        text: 'Subtitles are in Japanese; the original sound is always there, a dub rarely.',
      },
    ],
    questions: [
      {
        question: 'Is d Anime Store part of it?',
        answer: 'No. It is a membership and a product of its own.',
      },
      {
        question: 'Can I open the address of dTV?',
        answer: 'It leads to Lemino, in the browser as well as in our shop.',
      },
    ],
    meta_title: 'Guide: From dTV to Lemino',
    meta_description:
      'd Account, free and Premium, archives of concerts and boxing: how to find titles on Lemino and store them while they last.',
  },
  tver_downloader: {
    title: 'How to keep pace with TVer, week by week',
    intro:
      'An episode on TVer lives from one broadcast to the next. A fixed hour per week is the whole secret.',
    steps: [
      {
        title: 'Choose an hour',
        text: 'Sunday noon is good: the dramas of the week are all there, and none has been replaced yet.',
      },
      {
        title: 'Open favorites',
        text: 'With a free TVer ID your favorites are kept; without one, use the list in the application.',
      },
      {
        title: 'Sort by end',
        text: '“終了予定” is the line with date and hour. Whatever ends on Monday comes first.',
      },
      { title: 'Save what you will really see', text: 'Five series a week are five hours. Be honest.' },
    ],
    hints: [
      {
        title: 'Digest editions',
        text: 'Before a final, stations publish a summary of the season. It saves those who missed three parts.',
      },
      { title: 'Areas', text: 'Programs of local stations can be seen all over Japan. Look under エリア.' },
    ],
    questions: [
      {
        question: 'Why has the idol disappeared from the picture?',
        answer: 'Some agencies do not allow online use of pictures. The broadcast had it, TVer has not.',
      },
      {
        question: 'Is sport on TVer to be stored?',
        answer: 'Highlights that stay on demand. Live competitions are not.',
      },
    ],
    meta_title: 'Guide: TVer Week by Week',
    meta_description:
      'One hour on Sunday, favorites and end dates: how viewers in Japan keep pace with dramas and shows on TVer before they go.',
  },
  nhk_plus_downloader: {
    title: 'How to use NHK’s seven days well',
    intro:
      'NHK’s catch-up, since October 2025 under the name NHK ONE, keeps most programs for a week. Here is how to use it with your household’s contract.',
    steps: [
      {
        title: 'Have the contract confirmed',
        text: 'Sign in with your NHK account. Without confirmation by the household’s contract the picture carries a notice.',
      },
      {
        title: 'Go by the guide',
        text: 'Choose the day in the program guide of the past week. It is quicker than the search.',
      },
      {
        title: 'Take the week’s morning drama',
        text: 'Five parts of fifteen minutes. Saturday’s summary is an extra line.',
      },
      {
        title: 'Choose the sound',
        text: '主 is Japanese, 副 is English or the commentary for blind viewers, depending on the program.',
      },
    ],
    hints: [
      {
        title: 'Language courses',
        text: 'NHK’s lessons are short and well captioned. Keep the week together with the caption file.',
      },
      {
        title: 'What is left out',
        text: 'Some sport and films are missing from catch-up because the rights end with the broadcast.',
      },
    ],
    questions: [
      {
        question: 'Which name does your product bear?',
        answer: 'It is still called NHK Plus Downloader and follows the service under its new name.',
      },
      {
        question: 'And older programs?',
        answer: 'They are in NHK On Demand, which is paid for separately and not covered here.',
      },
    ],
    meta_title: 'Guide: NHK’s Seven Days of Catch-up',
    meta_description:
      'Confirmed contract, guide of the week, two sound tracks: how households in Japan use NHK’s catch-up and keep what they need.',
  },
  fod_downloader: {
    title: 'How to find classics of Fuji TV on FOD',
    intro:
      'FOD holds dramas from four decades. With the year and the time slot you find even those whose titles you forgot.',
    steps: [
      {
        title: 'Sign in on a Windows PC',
        text: 'The Mac version of this product is not on sale at present.',
      },
      {
        title: 'Search by slot',
        text: 'Monday nine, Thursday ten: lists by slot lead to a drama faster than its name.',
      },
      {
        title: 'Check Premium',
        text: 'The mark “プレミアム” shows what your plan contains. Rentals have a price.',
      },
      {
        title: 'Save the whole run',
        text: 'Eleven parts were usual in the nineties; specials follow at the end of the list.',
      },
    ],
    hints: [
      {
        title: 'Changed music',
        text: 'Songs in old dramas were sometimes replaced for online use. It is not a fault of the file.',
      },
      {
        title: 'Square pictures',
        text: 'Dramas before about 2005 are in 4:3. Leave them so; a stretched face does not become modern.',
      },
    ],
    questions: [
      {
        question: 'Is catch-up on FOD the same as on TVer?',
        answer: 'For the current week largely yes. FOD adds the older parts for members.',
      },
      { question: 'Are magazines in the plan covered?', answer: 'They stay in FOD’s own reader.' },
    ],
    meta_title: 'Guide: Fuji TV Classics on FOD',
    meta_description:
      'Time slots, Premium and square pictures: how members find dramas of four decades on FOD and store them on a Windows PC.',
  },
  hulu_jp_downloader: {
    title: 'How to store Hulu Japan’s side stories with the series',
    intro: 'A drama on Nippon TV often continues on Hulu Japan. Put both in the right order in one folder.',
    steps: [
      {
        title: 'Sign in to the Japanese Hulu',
        text: 'It belongs to Nippon TV and does not know accounts of the American service.',
      },
      { title: 'Open the drama', text: 'Beside “本編” stand “オリジナルストーリー” and making-of parts.' },
      {
        title: 'Find the order',
        text: 'Side stories are published after certain episodes. The date tells where they belong.',
      },
      { title: 'Name them so', text: 'Number side stories 05.5 or S00E05; both sort well.' },
      { title: 'Check the child’s shelf', text: 'Series for small children are in a profile of their own.' },
    ],
    hints: [
      {
        title: 'Two entries for one series',
        text: 'American series stand twice, with 字幕 and 吹替. The icons look alike.',
      },
      {
        title: 'Music shows',
        text: 'Nippon TV’s long music nights come in several parts with different end dates.',
      },
    ],
    questions: [
      {
        question: 'I pay through my phone contract. Does that work?',
        answer: 'Yes, if you can sign in on the website with e-mail and password.',
      },
      {
        question: 'Is there Disney+ in my bundle?',
        answer:
          'Hulu Japan offers a joint plan. Disney titles still open on Disney’s own page, with its own product.',
      },
    ],
    meta_title: 'Guide: Hulu Japan with Its Side Stories',
    meta_description:
      'Main series, original stories and two versions: how subscribers of Hulu Japan put a Nippon TV drama in order and store it.',
  },
  niconico_downloader: {
    title: 'How to keep a Niconico video together with its comments',
    intro:
      'Without comments half of a Niconico video is missing. This guide saves both, and the name of the creator with them.',
    steps: [
      {
        title: 'Read the description',
        text: 'Many creators say what may be done with a work. If one forbids copies, stop here.',
      },
      {
        title: 'Paste the address or the number',
        text: 'sm, so and nm numbers are accepted, and public lists too.',
      },
      {
        title: 'Choose how many comments',
        text: 'A thousand are lively, ten thousand cover the picture. The slider shows a preview.',
      },
      {
        title: 'Decide on the form',
        text: 'An ASS file can be switched off in the player; drawn-in comments cannot.',
      },
      { title: 'Save', text: 'Creator and number go into the file name.' },
    ],
    hints: [
      {
        title: 'Busy evenings',
        text: 'Without Premium the picture may be smaller at night. Save in the morning and compare.',
      },
      {
        title: 'Parts of a playthrough',
        text: 'Series pages know the order. Lists made by viewers may have holes.',
      },
    ],
    questions: [
      {
        question: 'Can I post the saved video elsewhere?',
        answer: 'No. Only the creator can allow that, and many ask for links instead.',
      },
      {
        question: 'What about channel videos for members?',
        answer: 'If your membership plays them, they can be chosen; its rules decide about copies.',
      },
    ],
    meta_title: 'Guide: Niconico Videos with Comments',
    meta_description:
      'Creator’s wishes, numbers, comments as ASS or drawn in: how to keep a Niconico video for yourself with what made it famous.',
  },
  d_anime_downloader: {
    title: 'How to plan an anime season with d Anime Store',
    intro:
      'Forty new series begin in a quarter. d Anime Store has most of them; you need a plan and a weekday.',
    steps: [
      {
        title: 'Sign in with the d Account',
        text: 'The small monthly membership suffices; a Docomo contract is not required.',
      },
      {
        title: 'Open 今期アニメ',
        text: 'The page of the season is sorted by weekday and hour of publication.',
      },
      {
        title: 'Try three parts',
        text: 'Store the first three episodes of ten series. Keep four of the ten.',
      },
      { title: 'Go on by weekday', text: 'Episodes already stored are gray. One look a week is enough.' },
      {
        title: 'Finish with the specials',
        text: 'Summaries and bonus parts are listed under the main work.',
      },
    ],
    hints: [
      {
        title: 'Search by voice',
        text: 'The cast search is a strength of the store. It leads from a new favorite to older works.',
      },
      {
        title: 'Openings by choice',
        text: 'Where the store marks chapters, players can jump over the opening with one key.',
      },
    ],
    questions: [
      {
        question: 'How good is the picture?',
        answer: 'Full HD for newer works, less for old ones. Higher settings do not help with those.',
      },
      {
        question: 'Does the membership through Amazon or Niconico count?',
        answer:
          'Those are branches with their own sign-in. Use the product for the page on which you sign in.',
      },
    ],
    meta_title: 'Guide: An Anime Season on d Anime Store',
    meta_description:
      'Season page, weekdays, three-episode test and cast search: how members plan an anime quarter and store it for the commute.',
  },
  wowow_downloader: {
    title: 'How to see WOWOW concerts and finals again',
    intro:
      'WOWOW On Demand splits into what runs now and what stays in the archive. Only the second half can be stored.',
    steps: [
      {
        title: 'Use a Windows PC',
        text: 'The product for the Mac is withdrawn. Sign in with your WOWOW web account.',
      },
      { title: 'Open アーカイブ', text: 'Concerts, films and dramas in the archive carry a last day.' },
      {
        title: 'Compare editions',
        text: 'A concert may be there in a broadcast edition and in a longer one.',
      },
      { title: 'Pick the sound', text: 'If a stereo and a surround track are offered, take both for music.' },
    ],
    hints: [
      {
        title: 'Tennis by rounds',
        text: 'Courts and rounds are listed separately. Names of players are in Japanese, so search in kana.',
      },
      { title: 'Drama W at a sitting', text: 'Five or six parts of under an hour make one rainy Sunday.' },
    ],
    questions: [
      {
        question: 'A film is on the channel but not in the archive. Why?',
        answer: 'Its contract covers the broadcast only. It may come later, or not at all.',
      },
      {
        question: 'Can I show a concert in my café?',
        answer: 'No. A contract for a household covers your own rooms; public playing needs a license.',
      },
    ],
    meta_title: 'Guide: WOWOW Concerts and Finals Again',
    meta_description:
      'Archive, editions, surround sound and last days: how WOWOW customers store concerts, tennis and dramas on a Windows PC.',
  },
}
