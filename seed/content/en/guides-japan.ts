import type { ContentTexts } from '../texts'

export const guidesJapan: ContentTexts['guides'] = {
  u_next_downloader: {
    title: 'How to keep U-NEXT titles, and know which cost points',
    intro:
      'U-NEXT shows everything in one window: included films, rentals by points, purchases, live tickets and a whole bookstore. First sort by what is included, then store.',
    steps: [
      {
        title: 'Sign in with your own child account',
        text: 'The contract holder can create accounts for the family, up to three beside the first. Each has its own list and history, and the holder may lock purchases for them. Sign in with it inside Tidemark Video; nobody’s thriller then turns up among the cartoons.',
      },
      {
        title: 'Filter by 見放題',
        text: 'The word means “included” and is a box beside the results of every search. Titles marked ポイント need points or a payment; レンタル and 購入 say for how long. Leave the filter on while you browse, and switch it off only for a film you have rented already.',
      },
      {
        title: 'Pick the version',
        text: '字幕 is subtitled, 吹替 dubbed. They are separate entries, each with its own episodes, and the covers look alike. For an HBO series take 字幕 with the original sound; for a film with children 吹替. Japanese subtitles are part of the list when the entry carries them as text.',
      },
      {
        title: 'Save a season',
        text: 'Anime and dramas have ten to thirteen parts. Open the episode list, mark all of them in the application, and choose a size: a drama of eleven hours needs about twelve gigabytes in 720p. Press Download and go to bed.',
      },
      {
        title: 'Look at the names in the morning',
        text: 'Kanji and kana stay as they are written. If a player on an old television shows boxes instead, change the pattern to number and date only. Then play the last part: for dramas the credits of the sponsor are missing online, and a slightly shorter length is right.',
      },
    ],
    hints: [
      {
        title: 'Paravi moved in',
        text: 'Dramas of TBS and TV Tokyo came to U-NEXT in 2023. Look for them under the name of the station, not under that of the old service.',
      },
      {
        title: 'HBO in Japan',
        text: 'Series by HBO are shown here. The original sound with Japanese text is the usual form.',
      },
      {
        title: '配信終了',
        text: 'A corner with this heading collects what ends soon. In the last days of a month it is long, and worth ten minutes.',
      },
      {
        title: 'Two screens, one title',
        text: 'Four people may watch at a time, but not all of them the same film. If playback is refused, somebody in the family is quicker.',
      },
    ],
    questions: [
      {
        question: 'What happens to points of the month?',
        answer:
          'They belong to your contract with U-NEXT. The application never spends any: renting remains a click that you make on the page of U-NEXT yourself.',
      },
      {
        question: 'Can concerts be stored?',
        answer:
          'When they are listed on demand and the organizer allows it. Live windows are left alone, and a repeat with a fixed starting hour counts as live.',
      },
      {
        question: 'I am in the free trial of U-NEXT. Is that enough?',
        answer:
          'Included titles play during it, and what plays can be chosen. When the trial ends without a contract, so does your right to what you stored.',
      },
      {
        question: 'Where is the second season of my series?',
        answer:
          'Seasons have pages of their own with similar names, linked under “関連作品”. Check the year on the page before you mark episodes.',
      },
    ],
    meta_title: 'Guide: U-NEXT, Included Titles First',
    meta_description:
      'Included or by points, subtitled or dubbed, family accounts: how viewers in Japan store titles of their U-NEXT contract.',
  },
  dmm_downloader: {
    title: 'How to enjoy DMM TV: anime and the stage',
    intro:
      'Musicals based on manga are a specialty of DMM TV. Their recordings are long, so plan the disk as well as the evening. The weekly anime fits in between.',
    steps: [
      {
        title: 'Sign in to DMM',
        text: 'The account of DMM Premium opens the video part. Purchases of other DMM shops, from e-books to games, are apart and do not show up here. After signing in, create a profile on the DMM TV page; the selection “who watches” then appears in the built-in browser, too.',
      },
      {
        title: 'Choose 2.5次元',
        text: 'The row collects stage versions of anime, sorted by series. A run in Tokyo and one in Osaka may both be there, and each has several camera editions now and then: the whole stage, or the camera that follows one actor. Read the line below the title.',
      },
      {
        title: 'Compare the lengths',
        text: 'A performance of two acts lasts about two and a half hours, a backstage film forty minutes, a curtain-call special ten. If an entry says 前編 and 後編, the acts are separate lines; mark both, or the story stops at the interval.',
      },
      {
        title: 'Reserve eight gigabytes',
        text: 'Dark stages need a good picture, since a small file turns shadows into squares. Take the full size here and save elsewhere. The application compares the sum of the queue with the free space before it begins and tells you if the second evening does not fit.',
      },
      {
        title: 'Add the anime',
        text: 'The series behind the musical is mostly in the same catalog. Its flat colors keep well in 720p: a cour of twelve is six gigabytes. Put both in one folder, number the stage after the season it tells, and play the opening song of each to check the sound.',
      },
    ],
    hints: [
      {
        title: 'Weekly anime',
        text: 'New episodes are listed by weekday on the front page. Midnight counts as the day before, so “Saturday 25:30” is early on Sunday.',
      },
      {
        title: 'Variety of the house',
        text: 'Shows made by DMM TV run in short seasons and appear in one piece. Voice actors in them are found by name through the search.',
      },
      {
        title: 'Tickets have two dates',
        text: 'A stream bought singly has a day of the performance and an end of the archive. Only between the two is there anything to choose.',
      },
      {
        title: 'Headphones pay',
        text: 'Stage sound is recorded with wireless microphones and the hall. A stereo track through headphones brings back the room.',
      },
      {
        title: 'Earliest, exclusive, included',
        text: '最速 and 独占 are badges of advertising; 見放題 is the one that concerns your membership. A title can have the first without the last.',
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
      {
        question: 'Can the cast’s commentary be kept as a second track?',
        answer:
          'If DMM lists it as a sound track, yes, in an MKV. More often it is a separate video, and then it is a second line.',
      },
      {
        question: 'Why is last season’s musical missing?',
        answer:
          'Theater rights are granted by performance and often end when the disc comes out. A new production of the same series tends to bring the old ones back for some weeks.',
      },
    ],
    meta_title: 'Guide: DMM TV, Anime and Stage Plays',
    meta_description:
      '2.5-dimensional stage, weekly anime and disk space: how DMM Premium members store long performances for private viewing.',
  },
  abema_downloader: {
    title: 'How to use the free windows of ABEMA',
    intro:
      'Free for a few days, then Premium: ABEMA’s rule is simple, its calendar is not. This is how to keep an eye on it, with a romance show, a shogi match and an anime as examples.',
    steps: [
      {
        title: 'Open ABEMA',
        text: 'Free titles play without an account. Sign in if you have Premium; the cheaper plan with advertising is a Premium plan as well. In the built-in browser the page starts with a running channel, so turn the sound down first and click the magnifying glass.',
      },
      {
        title: 'Look for 無料',
        text: 'The label and a clock show what is free and for how long: “あと3日” leaves time, “本日まで” does not. A yellow P stands for Premium. An episode may wear both, free today and paid from tomorrow on.',
      },
      {
        title: 'Go to Video, not to Channels',
        text: 'Channels are live and cannot be chosen. Under “ビデオ” the same programs wait on demand, or as 見逃し when they were on the air in the past days. Open the page of the series; its newest episode stands on top, with specials in a second tab.',
      },
      {
        title: 'Save by the clock',
        text: 'Put the romance show, the match and the anime into the queue and sort by the time that remains. What ends tonight goes first. In a small size an episode of an hour is six hundred megabytes and needs a few minutes on an ordinary line.',
      },
      {
        title: 'Check what was split',
        text: 'Specials of several hours are cut into parts, #1 to #4, which may end at different hours. When the queue is done, count them. A part lost to the clock cannot be fetched without Premium, and a file between two others is easily overlooked.',
      },
    ],
    hints: [
      {
        title: 'Shogi takes a day',
        text: 'Title matches last ten hours and more. Store them in a small size; the board does not move much, and the evaluation bar stays readable.',
      },
      {
        title: 'M League by match day',
        text: 'Each day has two games. They are named by date and teams, and the totals of the season appear only at the end of the second.',
      },
      {
        title: 'First episodes stay open',
        text: 'ABEMA leaves the first part of many series free for the whole season. Begin with those whose second part is about to close.',
      },
      {
        title: 'Marathon weekends',
        text: 'Before a new season, earlier ones are often free in one go for two or three days. Announcements come on Thursday; a disk with fifty free gigabytes is prepared for it.',
      },
    ],
    questions: [
      {
        question: 'Can I save comments?',
        answer: 'No. They belong to the live channel, and the video on demand has none.',
      },
      {
        question: 'Does ABEMA work outside Japan?',
        answer: 'A part of it does. What is shown to you where you are can be chosen.',
      },
      {
        question: 'How long is a broadcast free afterward?',
        answer:
          'Often seven days, for some programs 72 hours or only one day. The clock on the page is the one that counts, and the application reads no other.',
      },
      {
        question: 'I bought coins for a fight. Can its recording be stored?',
        answer:
          'A pay-per-view title plays until the date named at the purchase. Up to then it appears in your list when a recording is published; the live transmission does not.',
      },
      {
        question: 'Why is the picture smaller without Premium?',
        answer:
          'ABEMA reserves the largest size for some titles and plans. The Quality menu shows what you are given, free or paid.',
      },
    ],
    meta_title: 'Guide: ABEMA and Its Free Windows',
    meta_description:
      'Seven free days, Premium, shogi and M League: how to find what is free on ABEMA and store it before the clock runs out.',
  },
  lemino_downloader: {
    title: 'How to find your way from dTV to Lemino',
    intro:
      'In April 2023 dTV became Lemino. Lists, names and the free part are new; the d Account stayed. Whoever left with dTV and comes back finds half of it in another place: here is where.',
    steps: [
      {
        title: 'Sign in with the d Account',
        text: 'It works without a Docomo phone. Lemino Premium is booked separately. The page asks for your ID and then for a second proof, a code by mail or the d Account app; keep the phone at hand. Back on Lemino, your initial appears at the top right.',
      },
      {
        title: 'Switch between free and Premium',
        text: 'Both are mixed on the front page. The crown or the word プレミアム marks what needs the monthly plan, 無料 what does not, レンタル what is paid for singly. Use the filter in the search results: it spares you from opening ten pages for one answer.',
      },
      {
        title: 'Search by artist',
        text: 'Concerts and Korean shows are listed under the name of the group, in Latin letters or katakana; try both. On the page of a group you find music videos, variety and concerts in tabs. A concert has one line, a show a dozen or more.',
      },
      {
        title: 'Check the archive day',
        text: 'Boxing and music events have an archive for some days after the event. “見逃し配信” with date and hour stands on the page; before it begins, nothing can be chosen. A whole evening of boxing is split by fight or given in one piece of five hours.',
      },
      {
        title: 'Save',
        text: 'Concerts in full size, talk in a small one. An evening of music in 1080p has about five gigabytes, a talk show in 480p three hundred megabytes. After the download, play the loudest song: if nothing crackles, sound and disk have kept pace.',
      },
    ],
    hints: [
      {
        title: 'Old dTV lists',
        text: 'Lists of favorites were not carried over in full. Make a new one while you look through the catalog; ten titles tell Lemino more than its questionnaire.',
      },
      {
        title: 'Korean drama',
        text: 'Subtitles are in Japanese; the original sound is always there, a dub rarely. Uncut versions carry the note ノーカット版 and are longer.',
      },
      {
        title: 'Feelings as a filter',
        text: 'Lemino sorts by reactions such as “wept” or “laughed”. It sounds odd and is a good way to find a film for a tired evening.',
      },
      {
        title: 'Events that are free',
        text: 'World title fights have been shown here without payment. The archive of such an evening may need Premium all the same.',
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
      {
        question: 'I booked Lemino through Amazon. Which product is right?',
        answer:
          'Some of its contents are sold as a channel there. If you sign in at Amazon to watch, take the product for Prime Video.',
      },
      {
        question: 'Does a ticket for an online concert count?',
        answer:
          'As long as its archive runs and plays in the browser for your account. Artists sometimes exclude any storing in the rules of the event; then leave it.',
      },
      {
        question: 'The page wants me to install an app. How do I go on?',
        answer:
          'On a computer you can close that notice. A few events are reserved for phones and televisions, and those cannot be opened here.',
      },
    ],
    meta_title: 'Guide: From dTV to Lemino',
    meta_description:
      'd Account, free and Premium, archives of concerts and boxing: how to find titles on Lemino and store them while they last.',
  },
  tver_downloader: {
    title: 'How to keep pace with TVer, week by week',
    intro:
      'An episode on TVer lives from one broadcast to the next. A fixed hour per week is the whole secret, together with a list that is shorter than your wishes.',
    steps: [
      {
        title: 'Choose an hour',
        text: 'Sunday noon is good: the dramas of the week are all there, and none has been replaced yet. What began on Monday evening ends on Monday evening, so a round on Monday night would already be too late for it.',
      },
      {
        title: 'Open favorites',
        text: 'With a free TVer ID your favorites are kept; without one, use the list in the application. TVer asks for year of birth, gender and postcode at the first start, for its advertisers and the local stations. Then “マイページ” shows what is new since last Sunday.',
      },
      {
        title: 'Sort by end',
        text: '“終了予定” is the line with date and hour. Whatever ends on Monday comes first. The application reads it into a column; click its head, and the queue arranges itself. Programs without such a line stay longer, usually first episodes.',
      },
      {
        title: 'Save what you will really see',
        text: 'Five series a week are five hours. Be honest. An episode of 46 minutes in 720p has some seven hundred megabytes; the spot in front of it plays once when the page is opened and is not part of the file.',
      },
      {
        title: 'Watch, then clear',
        text: 'On Saturday evening the folder should be empty again. Mark what you have not managed; if the same title stands there for the third time, take it off the list. TVer is for catching up, and a file that has been seen has done its duty.',
      },
    ],
    hints: [
      {
        title: 'Digest editions',
        text: 'Before a final, stations publish a summary of the season, called ダイジェスト. It saves those who missed three parts.',
      },
      {
        title: 'Areas',
        text: 'Programs of local stations can be seen all over Japan. Look under エリア; a cookery show from Hokkaido is an excellent neighbor for a Tokyo drama.',
      },
      {
        title: 'Late upload',
        text: 'Episodes appear right after the broadcast, at times only after a baseball game in extra innings. If one is missing at ten, look at midnight.',
      },
      {
        title: 'Whole seasons in summer',
        text: 'When a sequel or a film is due, stations open old dramas for two or three weeks. They are many hours at once, with one common end date.',
      },
      {
        title: 'Captions',
        text: 'The sign 字幕 means captions for viewers who hear poorly. They are stored as text where the station sends them along.',
      },
    ],
    questions: [
      {
        question: 'Why has the idol disappeared from the picture?',
        answer:
          'Some agencies do not allow online use of pictures. The broadcast had it, TVer has not, and the file shows what TVer showed.',
      },
      {
        question: 'Is sport on TVer to be stored?',
        answer:
          'Highlights that stay on demand. Live competitions are not, even if TVer shows them a second time in the evening.',
      },
      {
        question: 'I was abroad and missed two episodes. Are they lost?',
        answer:
          'On TVer, yes. The station’s own paid service mostly has them: FOD, U-NEXT, Hulu Japan or TELASA, according to who produced the drama.',
      },
      {
        question: 'Why does an episode end ten minutes early?',
        answer:
          'Compare with the description. Online versions lack the preview and the music of some scenes, and the hour of television had fourteen minutes of advertising.',
      },
    ],
    meta_title: 'Guide: TVer Week by Week',
    meta_description:
      'One hour on Sunday, favorites and end dates: how viewers in Japan keep pace with dramas and shows on TVer before they go.',
  },
  nhk_plus_downloader: {
    title: 'How to use NHK’s seven days well',
    intro:
      'NHK’s catch-up, since October 2025 under the name NHK ONE, keeps most programs for a week. Here is how to use it with your household’s contract, with the morning drama as the thread that runs through.',
    steps: [
      {
        title: 'Have the contract confirmed',
        text: 'Sign in with your NHK account, the new one that replaced the NHK Plus ID. Without confirmation by the household’s contract the picture carries a notice that hides a part of it. Confirm by name, address and, if you have it, customer number; then the notice goes.',
      },
      {
        title: 'Go by the guide',
        text: 'Choose the day in the program guide of the past week, then the channel, General or Educational. It is quicker than the search, which mixes news items with programs. A broadcast you can open has a triangle; gray ones were not released for catch-up.',
      },
      {
        title: 'Take the week’s morning drama',
        text: 'Five parts of fifteen minutes from Monday to Friday. Saturday’s summary is an extra line. Mark the five with one box in the application; in 720p the week has about one gigabyte. Collected on Saturday, nothing has expired yet.',
      },
      {
        title: 'Choose the sound',
        text: '主 is Japanese, 副 is English or the commentary for blind viewers, depending on the program. For the news at seven in the evening 副 is English, for the drama a narrator. Both tracks fit in an MKV, and captions go beside it as text.',
      },
      {
        title: 'Put long programs in order',
        text: 'A documentary of fifty minutes gets number and date in its name. Look at the chapters after saving: NHK marks them for many films, and a player leaps from one to the next. What you have seen, delete; the week has another seven days to offer.',
      },
    ],
    hints: [
      {
        title: 'Language courses',
        text: 'NHK’s lessons are short and well captioned. Keep the week together with the caption file, and repeat it on Sunday with the text alone.',
      },
      {
        title: 'What is left out',
        text: 'Some sport and films are missing from catch-up because the rights end with the broadcast. Sumo is mostly there, as digest and in full.',
      },
      {
        title: 'The hour counts',
        text: 'Seven days are counted from the end of the broadcast. A program of last Tuesday, 22:45, is gone today at 22:45.',
      },
      {
        title: 'Regional news',
        text: 'Bulletins from other prefectures are offered, too. People far from home keep an eye on their river with them during the typhoon season.',
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
      {
        question: 'Does it work from abroad?',
        answer:
          'NHK’s catch-up is for viewers in Japan. For the rest of the world there is NHK World with programs of its own on an open page.',
      },
      {
        question: 'Can I use it in a company or a school?',
        answer:
          'This product is for a household. Companies need a contract of their own with NHK, and schools have NHK for School, which offers clips without charge.',
      },
      {
        question: 'The page asks where I live. Why?',
        answer:
          'For the regional programs and the contract. It changes the edition of the six o’clock news and nothing about what is stored.',
      },
    ],
    meta_title: 'Guide: NHK’s Seven Days of Catch-up',
    meta_description:
      'Confirmed contract, guide of the week, two sound tracks: how households in Japan use NHK’s catch-up and keep what they need.',
  },
  fod_downloader: {
    title: 'How to find classics of Fuji TV on FOD',
    intro:
      'FOD holds dramas from four decades. With the year and the time slot you find even those whose titles you forgot, and one long evening is enough to bring a whole run to your computer.',
    steps: [
      {
        title: 'Sign in on a Windows PC',
        text: 'The Mac version of this product is not on sale at present. In Tidemark Video choose FOD and use the way you registered: FOD ID, Amazon, a telephone contract. If the page returns to the start without your name, the wrong one of these was chosen.',
      },
      {
        title: 'Search by slot',
        text: 'Monday nine, Thursday ten: lists by slot lead to a drama faster than its name. Under “ドラマ” choose the decade, then the year. Do you remember only the song or an actress? The search accepts names of persons, written in kanji as in the credits.',
      },
      {
        title: 'Check Premium',
        text: 'The mark “プレミアム” shows what your plan contains. Rentals have a price and a number of days. Open the drama and play ten seconds of part two, because the first part is often free while the others are not.',
      },
      {
        title: 'Save the whole run',
        text: 'Eleven parts were usual in the nineties, twelve before; the first and last are longer by a quarter of an hour. Mark all in one selection. In the size of those days a run takes five or six gigabytes, which a night on an average line manages easily.',
      },
      {
        title: 'Add specials and the sequel',
        text: 'Two-hour specials follow at the end of the list or on a page of their own. The application shows them together; number them after the year. When all lines are done, play the beginning of the last part: the right song at the right place tells you that the order is correct.',
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
      {
        title: 'Noitamina and other late slots',
        text: 'Anime from Fuji’s late slot stands in a row of its own. Several works are shown on FOD before other services receive them.',
      },
      {
        title: 'Absent on purpose',
        text: 'If a famous drama is missing, it is mostly because of one performer’s contract. The disc is then the only lawful way.',
      },
      {
        title: 'Spin-offs',
        text: 'Short episodes made for FOD take place between two parts. Their publication date tells between which.',
      },
    ],
    questions: [
      {
        question: 'Is catch-up on FOD the same as on TVer?',
        answer: 'For the current week largely yes. FOD adds the older parts for members.',
      },
      {
        question: 'Are magazines in the plan covered?',
        answer: 'They stay in FOD’s own reader.',
      },
      {
        question: 'Can motor racing or volleyball be stored?',
        answer:
          'Live transmissions cannot. If FOD publishes a recording with a page of its own, it can be chosen until its last day.',
      },
      {
        question: 'Why is the sound of an old drama so quiet?',
        answer:
          'It was mixed for the sets of its time. Raise it in the player; most have a setting that evens out loud and soft.',
      },
      {
        question: 'I pay through a mobile contract and have no password. What helps?',
        answer:
          'FOD’s account page lets you add an email address and a password. With these two you can sign in anywhere, the built-in browser included.',
      },
    ],
    meta_title: 'Guide: Fuji TV Classics on FOD',
    meta_description:
      'Time slots, Premium and square pictures: how members find dramas of four decades on FOD and store them on a Windows PC.',
  },
  hulu_jp_downloader: {
    title: 'How to store Hulu Japan’s side stories with the series',
    intro:
      'A drama on Nippon TV often continues on Hulu Japan. Put both in the right order in one folder, and the neighbor who was only an extra on Saturday evening gets his own half hour.',
    steps: [
      {
        title: 'Sign in to the Japanese Hulu',
        text: 'It belongs to Nippon TV and does not know accounts of the American service. Enter email and password, then choose one of up to six profiles. The page is at hulu.jp; an English page with another green means that you took the wrong entry of the service list.',
      },
      {
        title: 'Open the drama',
        text: 'Beside “本編” stand “オリジナルストーリー” and making-of parts, each in a tab. During the broadcast only some of them exist. Look for the note “Huluオリジナル” on the picture, because trailers of thirty seconds are mixed in.',
      },
      {
        title: 'Find the order',
        text: 'Side stories are published after certain episodes. The date tells where they belong: one of the 18th, published right after part five, plays between five and six. If two have the same date, the description says whose evening comes first.',
      },
      {
        title: 'Name them so',
        text: 'Number side stories 05.5 or S00E05; both sort well. The first is for folders that people read, the second for media servers. Mark the main series, give it its pattern, then the side stories with theirs, and let both run into the same folder.',
      },
      {
        title: 'Download and read the list aloud',
        text: 'A drama of ten parts with five side stories is about ten gigabytes in 720p. When every line says Done, read the file names from top to bottom. If the story is told by the titles alone, you have sorted well.',
      },
      {
        title: 'Check the child’s shelf',
        text: 'Series for small children are in a profile of their own. Anpanman in five short files is ready before the shoes are tied.',
      },
    ],
    hints: [
      {
        title: 'Two entries for one series',
        text: 'American series stand twice, with 字幕 and 吹替. The icons look alike; the small letters below the title do not.',
      },
      {
        title: 'Music shows',
        text: 'Nippon TV’s long music nights come in several parts with different end dates. Start with the one that has the least time.',
      },
      {
        title: 'The final act',
        text: 'It happens that the last chapter of a drama runs on Hulu alone, announced as “最終章”. It is a series of its own in the catalog and easy to overlook.',
      },
      {
        title: 'Store titles are separate',
        text: 'Hulu Store rents and sells new films beside the subscription. They carry a price and a period.',
      },
    ],
    questions: [
      {
        question: 'I pay through my phone contract. Does that work?',
        answer: 'Yes, if you can sign in on the website with email and password.',
      },
      {
        question: 'Is there Disney+ in my bundle?',
        answer:
          'Hulu Japan offers a joint plan. Disney titles still open on Disney’s own page, with its own product.',
      },
      {
        question: 'Can everything be watched at the same time on two devices?',
        answer:
          'Some titles allow it, others play on one device at once. While the application stores such a title, the television may show a notice; wait for it to finish.',
      },
      {
        question: 'A side story is announced as “for seven days only”. Really?',
        answer:
          'Campaign videos exist that are. Most original stories remain as long as the series does. Take the announced ones first, that costs nothing.',
      },
    ],
    meta_title: 'Guide: Hulu Japan with Its Side Stories',
    meta_description:
      'Main series, original stories and two versions: how subscribers of Hulu Japan put a Nippon TV drama in order and store it.',
  },
  niconico_downloader: {
    title: 'How to keep a Niconico video together with its comments',
    intro:
      'Without comments half of a Niconico video is missing. This guide saves both, and the name of the creator with them, so that a song of 2009 is still the song with the wall of letters in its refrain.',
    steps: [
      {
        title: 'Read the description',
        text: 'Many creators say what may be done with a work: a license of Niconi Commons, a link to the instrumental version, a plea not to reprint. If one forbids copies, stop here. If there is an official download by the creator, it is better than any other file.',
      },
      {
        title: 'Paste the address or the number',
        text: 'sm, so and nm numbers are accepted, and public lists too. sm are uploads by members, so those of channels. After pasting, title, creator, length and the number of comments appear; deleted videos show a sentence instead, and a video for members only wants you to sign in.',
      },
      {
        title: 'Choose how many comments',
        text: 'A thousand are lively, ten thousand cover the picture. The slider shows a preview of the densest minute. For a playthrough take few, for a song many, for a video of instruction none, or you will not see what is being soldered.',
      },
      {
        title: 'Decide on the form',
        text: 'An ASS file can be switched off in the player; drawn-in comments cannot. The first keeps color, size and position of each line and is right for computers. The second is for televisions and telephones that know no such text.',
      },
      {
        title: 'Save, and let the refrain pass',
        text: 'Creator and number go into the file name, so the source can always be named. Download, then play the minute you know by heart. If the letters run across at the right beat, text and picture are in step.',
      },
    ],
    hints: [
      {
        title: 'Busy evenings',
        text: 'Without Premium the picture may be smaller at night. Save in the morning and compare.',
      },
      {
        title: 'Parts of a playthrough',
        text: 'Series pages know the order. Lists made by viewers may have holes, and some count from zero.',
      },
      {
        title: 'Old and new comments',
        text: 'The service shows a selection. Comments of the first years are kept, yet the newest come first; a higher number brings back the old ones.',
      },
      {
        title: 'Only the song',
        text: 'For music, sound alone in M4A is enough. Write the singer’s name into the tags, since a cover often names only the composer.',
      },
      {
        title: 'Numbers are forever',
        text: 'When a video is removed, its number is never given again. A note of sm numbers is the shortest diary of a fan.',
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
      {
        question: 'Are live broadcasts included?',
        answer:
          'Recordings can be opened while a timeshift reservation or a Premium right of yours is valid. What is being broadcast now cannot.',
      },
      {
        question: 'My player shows the comments in one corner. Why?',
        answer:
          'It reads ASS only halfway and ignores positions. Use a player that renders the format in full, VLC or mpv for example, or choose comments drawn in.',
      },
      {
        question: 'Did videos survive the outage of 2024?',
        answer:
          'Niconico came back after an attack with its uploaded videos. Some functions returned later, which is why old instructions on the web no longer fit.',
      },
    ],
    meta_title: 'Guide: Niconico Videos with Comments',
    meta_description:
      'Creator’s wishes, numbers, comments as ASS or drawn in: how to keep a Niconico video for yourself with what made it famous.',
  },
  d_anime_downloader: {
    title: 'How to plan an anime season with d Anime Store',
    intro:
      'Forty new series and more begin in a quarter. d Anime Store has most of them; you need a plan and a weekday, and the courage to drop six of ten.',
    steps: [
      {
        title: 'Sign in with the d Account',
        text: 'The small monthly membership suffices; a Docomo contract is not required. After ID and a second proof, the store opens with a banner for the season. The built-in browser remembers the sign-in until you sign out, so the code comes once.',
      },
      {
        title: 'Open 今期アニメ',
        text: 'The page of the season is sorted by weekday and hour of publication. “地上波先行” and “最速” tell whether a series is here first or some days after television. Pick ten by poster, genre or the name of a voice, and enter them in “気になる”.',
      },
      {
        title: 'Try three parts',
        text: 'Store the first three episodes of ten series: thirty times 24 minutes, twelve hours, about ten gigabytes in a small size. Watch them on the way to work. Keep four of the ten, delete the others without remorse; nobody follows all.',
      },
      {
        title: 'Go on by weekday',
        text: 'Episodes already stored are gray. One look a week is enough, on the day when the latest of the four arrives. Tick the four new boxes, press Download, and choose the full size for the one that you will want to keep.',
      },
      {
        title: 'Finish with the specials',
        text: 'Summaries and bonus parts are listed under the main work. When the quarter is over, put the series in the sequence the store suggests, the film after the second season, and compare number by number: 7.5 is a summary, not a mistake.',
      },
    ],
    hints: [
      {
        title: 'Search by voice',
        text: 'The cast search is a strength of the store. It leads from a new favorite to older works, some of them from another century.',
      },
      {
        title: 'Openings by choice',
        text: 'Where the store marks chapters, players can jump over the opening with one key. Twelve openings are eighteen minutes of your life.',
      },
      {
        title: 'One stream at a time',
        text: 'A membership plays on one device at once. While the queue is running, the telephone may have to wait; the night is a good time.',
      },
      {
        title: 'Songs and stages',
        text: 'Live concerts of anime songs and 2.5-dimensional plays are in the same catalog. They are long, so give them a weekend of their own.',
      },
      {
        title: 'Departures at the turn of the month',
        text: 'The list “まもなく配信終了” is short but serious. Older works on it often return only after years, if the contract is renewed at all.',
      },
    ],
    questions: [
      {
        question: 'How good is the picture?',
        answer:
          'Full HD for newer works, less for old ones. Higher settings do not help with those, and the Quality menu says beforehand where a work ends.',
      },
      {
        question: 'Does the membership through Amazon or Niconico count?',
        answer:
          'Those are branches with their own sign-in. Use the product for the page on which you sign in.',
      },
      {
        question: 'A series of this season is not in the store. Where is it?',
        answer:
          'Each quarter a handful goes exclusively to other services. The official page of the anime lists all of them under 配信情報.',
      },
      {
        question: 'Can I choose subtitles for a learner of Japanese?',
        answer:
          'A growing number of works has Japanese captions, shown by 字幕. Translations into other languages are not offered by the store.',
      },
    ],
    meta_title: 'Guide: An Anime Season on d Anime Store',
    meta_description:
      'Season page, weekdays, three-episode test and cast search: how members plan an anime quarter and store it for the commute.',
  },
  wowow_downloader: {
    title: 'How to see WOWOW concerts and finals again',
    intro:
      'WOWOW On Demand splits into what runs now and what stays in the archive. Only the second half can be stored; knowing that saves an hour of wondering in front of a final at two in the morning.',
    steps: [
      {
        title: 'Use a Windows PC',
        text: 'The product for the Mac is withdrawn. Sign in with your WOWOW web account, which satellite customers create once with their customer number and online subscribers already have. In the built-in browser the On Demand page opens with three lists: now, archive, coming.',
      },
      {
        title: 'Open アーカイブ',
        text: 'Concerts, films and dramas in the archive carry a last day. Filter by music, sport, film or drama. “見逃し配信” after a broadcast belongs here, too, often for two or four weeks. What says “同時配信” is live and offers no box.',
      },
      {
        title: 'Compare editions',
        text: 'A concert may be there in a broadcast edition and in a longer one, with encores or a conversation. Read the length and the words 完全版 or 特別編. With tennis, the whole match and a digest of an hour stand side by side.',
      },
      {
        title: 'Pick the sound',
        text: 'If a stereo and a surround track are offered, take both for music; an MKV has room for them. Matches at times have a second commentary or none at all. For films, 字幕版 and 吹替版 are two entries and not two tracks.',
      },
      {
        title: 'Store by last day',
        text: 'Sort the queue by it and give music the large picture. Two and a half hours of concert are about six gigabytes, a five-set match in 720p three to four. After the download, go to the encore: if the lights go up there, nothing was cut.',
      },
    ],
    hints: [
      {
        title: 'Tennis by rounds',
        text: 'Courts and rounds are listed separately. Names of players are in Japanese, so search in kana.',
      },
      {
        title: 'Drama W at a sitting',
        text: 'Five or six parts of under an hour make one rainy Sunday.',
      },
      {
        title: 'The hour of Melbourne and Paris',
        text: 'A final in Europe ends before dawn in Japan. The archive has it by noon; avoid newspapers and the front page of WOWOW until then.',
      },
      {
        title: 'Theater and opera',
        text: 'Musicals, kabuki-inspired plays and opera evenings are announced in the monthly guide with the note whether an archive is planned. Mark those with the pen.',
      },
      {
        title: 'Names in the file',
        text: 'Let the pattern write artist, tour and date. Three concerts of one band in one year are otherwise told apart only by the singer’s jacket.',
      },
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
      {
        question: 'I watch WOWOW through a cable company. Can I sign in?',
        answer:
          'If your company takes part, yes: register the web account with the number it gave you. Should On Demand stay closed after that, the cable contract does not include it.',
      },
      {
        question: 'Does a contract of one month suffice?',
        answer:
          'WOWOW’s contracts run by calendar month. Start on the first and you have the whole of it; what you stored is meant for the time of the contract.',
      },
      {
        question: 'Why does a replay open with a black picture?',
        answer:
          'Some sport recordings begin before the broadcast, with a blank. Jump two minutes ahead. If it remains black, reload the page and play it for a moment.',
      },
    ],
    meta_title: 'Guide: WOWOW Concerts and Finals Again',
    meta_description:
      'Archive, editions, surround sound and last days: how WOWOW customers store concerts, tennis and dramas on a Windows PC.',
  },
}
