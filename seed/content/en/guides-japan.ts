import type { ContentTexts } from '../texts'

export const guidesJapan: ContentTexts['guides'] = {
  u_next_downloader: {
    title: 'How to save U-NEXT titles without spending points',
    intro:
      'U-NEXT puts everything on one page: included films, rentals for points, purchases, live tickets and an entire bookstore. First find out what’s included, then save it.',
    steps: [
      {
        title: 'Sign in with your own family account',
        text: 'The contract holder can create up to three extra accounts for the family. Each has its own list and history, and the holder can block purchases for it. Sign in with yours inside Tidemark Video, so your thrillers don’t show up among someone else’s cartoons.',
      },
      {
        title: 'Filter by 見放題',
        text: 'This word means “included” and is a checkbox next to all search results. Titles marked ポイント cost points or money; レンタル and 購入 tell you whether they’re rented or bought. Keep the filter on while you browse, and turn it off only for a film you’ve already rented.',
      },
      {
        title: 'Pick the version',
        text: '字幕 means subtitled, 吹替 dubbed. They’re separate entries with separate episodes, and their covers look alike. For an HBO series, take 字幕 with the original audio; for a film with the kids, 吹替. Japanese subtitles appear in the list if they aren’t part of the picture.',
      },
      {
        title: 'Save a season',
        text: 'Anime and dramas have ten to thirteen episodes. Open the episode list in the app, select them all, and choose a size: an eleven-hour drama takes up about twelve gigabytes in 720p. Press Download and go to bed; the whole season will be waiting for you when you get up.',
      },
      {
        title: 'Check the file names in the morning',
        text: 'Kanji and kana are kept as they are. If an old TV shows boxes instead, change the naming pattern to number and date only. Then play the last episode to make sure it’s complete; dramas are a little shorter online because the sponsor credits are missing.',
      },
    ],
    hints: [
      {
        title: 'Looking for Paravi?',
        text: 'Dramas from TBS and TV Tokyo moved to U-NEXT in 2023. Search for the name of the TV station, not the old service.',
      },
      {
        title: 'HBO in Japan',
        text: 'U-NEXT is where HBO series are shown in Japan, usually with the original audio and Japanese subtitles.',
      },
      {
        title: '配信終了',
        text: 'This heading collects titles that leave soon. In the last days of the month the list gets long, and it’s well worth ten minutes of your time before you choose anything else.',
      },
      {
        title: 'Two people, one title',
        text: 'Four people can watch at once, but not the same film. If playback is refused, someone in your family got there first.',
      },
    ],
    questions: [
      {
        question: 'What happens to my monthly points?',
        answer:
          'They’re part of your contract with U-NEXT. The app never spends them: renting always takes a click of your own on the U-NEXT site.',
      },
      {
        question: 'Can I save concerts?',
        answer:
          'If they’re available on demand and the organizer allows it. Live shows can’t be saved, and a rerun with a fixed starting time counts as live.',
      },
      {
        question: 'I’m on U-NEXT’s free trial. Is that enough?',
        answer:
          'You can play included titles during the trial and select whatever plays. If you don’t subscribe afterward, your right to the saved files ends as well.',
      },
      {
        question: 'Where’s the second season of my series?',
        answer:
          'Seasons have separate pages with similar names, linked under “関連作品”. Check the year on the page before you select episodes.',
      },
    ],
    meta_title: 'Guide: U-NEXT, What’s Included First',
    meta_description:
      'Included or for points, subtitled or dubbed, family accounts: how viewers in Japan save titles from their U-NEXT subscription.',
  },
  dmm_downloader: {
    title: 'How to enjoy DMM TV: anime and the stage',
    intro:
      'DMM TV specializes in musicals based on manga. These recordings are long, so plan your disk space as well as your evening. The weekly anime fits in between.',
    steps: [
      {
        title: 'Sign in to DMM',
        text: 'Your DMM Premium account opens the video section. Purchases from other DMM stores, from e-books to games, are separate and don’t show up here. After signing in, create a profile on the DMM TV site; the “who watches” screen then appears in the built-in browser as well.',
      },
      {
        title: 'Choose 2.5次元',
        text: 'This row contains stage versions of anime, sorted by series. You may find a run in Tokyo and one in Osaka, sometimes with several camera versions: the whole stage, or a camera that follows one actor. Read the line below the title to see which is which.',
      },
      {
        title: 'Compare the running times',
        text: 'A two-act show lasts about two and a half hours, a backstage film forty minutes and a curtain-call special ten. If you see 前編 and 後編, each act is a separate entry; select both, or the story stops at the intermission.',
      },
      {
        title: 'Free up eight gigabytes',
        text: 'Dark stages need high quality, because shadows turn blocky in a small file. Choose the full size here and save space elsewhere. Before it starts, the app compares the queue with your free space and tells you if the second show doesn’t fit.',
      },
      {
        title: 'Add the anime',
        text: 'You’ll usually find the series behind the musical in the same catalog. Its flat colors look good in 720p: a twelve-episode cour is six gigabytes. Put both in one folder, number the musical after the season it’s based on, and play the opening song of each to check the sound.',
      },
    ],
    hints: [
      {
        title: 'Weekly anime',
        text: 'The home page lists new episodes by day of the week. Hours after midnight count as the day before, so “Saturday 25:30” is early Sunday morning.',
      },
      {
        title: 'DMM’s own variety shows',
        text: 'Shows produced by DMM TV have short seasons that come out all at once. Search by name to find a voice actor’s appearances.',
      },
      {
        title: 'Tickets have two dates',
        text: 'A single streaming ticket has a performance date and an end of the archive. You can select the show only between the two.',
      },
      {
        title: 'Use headphones',
        text: 'Stage sound is recorded with wireless microphones and hall microphones. Through headphones, a stereo track makes you feel you’re in the room.',
      },
      {
        title: 'Earliest, exclusive, included',
        text: '最速 and 独占 are just promotional labels; 見放題 is the one that matters for your membership. A title can have the first two without being included.',
      },
    ],
    questions: [
      {
        question: 'Are adult titles included in this product?',
        answer: 'No. It opens only the general catalog.',
      },
      {
        question: 'Can I use a ticket for a single stream?',
        answer:
          'If you bought the title and it plays on demand, you can select it while your ticket is valid.',
      },
      {
        question: 'Can I save the cast’s commentary as a second track?',
        answer:
          'Yes, in an MKV, if DMM offers it as an audio track. More often it’s a separate video that you save as a second file.',
      },
      {
        question: 'Why is last season’s musical gone?',
        answer:
          'Theater rights are granted per production and often end when the disc comes out. When a new show in the series opens, the old ones tend to come back for a few weeks.',
      },
    ],
    meta_title: 'Guide: DMM TV, Anime and Stage Plays',
    meta_description:
      '2.5-dimensional stage, weekly anime and disk space: how DMM Premium members save long performances for private viewing.',
  },
  abema_downloader: {
    title: 'How to save ABEMA shows while they’re free',
    intro:
      'Free for a few days, then Premium: ABEMA’s rule is simple, but its calendar isn’t. Here’s how to keep track, with a romance show, a shogi match and an anime as examples.',
    steps: [
      {
        title: 'Open ABEMA',
        text: 'Free titles play without an account. If you have Premium, sign in; the cheaper plan with ads counts as Premium, too. In the built-in browser, the site starts with a live channel, so turn down the volume first and click the magnifying glass.',
      },
      {
        title: 'Look for 無料',
        text: 'This label and a clock show what’s free and for how long: “あと3日” leaves you three days, “本日まで” only today. A yellow P means Premium. An episode can have both, free today and paid starting tomorrow.',
      },
      {
        title: 'Open Video, not Channels',
        text: 'Channels are live, so you can’t select anything there. Under “ビデオ” you’ll find the same shows on demand, or as 見逃し if they aired in the last few days. Open the series page; the newest episode is at the top, and specials are in a second tab.',
      },
      {
        title: 'Save in order of time left',
        text: 'Add the romance show, the match and the anime to the queue and sort by time remaining. Anything that ends tonight goes first. In a small size, a one-hour episode is six hundred megabytes and takes just a few minutes on an ordinary connection.',
      },
      {
        title: 'Count the parts',
        text: 'Specials that run several hours are split into parts, #1 to #4, which may expire at different times. When the queue is done, count them. It’s easy to overlook a missing part, and once it has expired you can get it only with Premium.',
      },
    ],
    hints: [
      {
        title: 'Shogi takes a day',
        text: 'Title matches last ten hours or more. Save them in a small size; the board doesn’t change much, and you can still read the evaluation bar.',
      },
      {
        title: 'M League by date',
        text: 'Each match day has two games, named by date and teams. Season totals appear only at the end of the second.',
      },
      {
        title: 'First episodes stay free',
        text: 'ABEMA keeps the first episode of many series free all season. Start with those whose second episode is about to expire.',
      },
      {
        title: 'Marathon weekends',
        text: 'Before a new season starts, earlier ones are often free for two or three days. They’re announced on Thursdays, so keep fifty gigabytes free.',
      },
    ],
    questions: [
      {
        question: 'Can I save comments?',
        answer: 'No. They’re part of the live channel; the on-demand video doesn’t have any.',
      },
      {
        question: 'Does ABEMA work outside Japan?',
        answer: 'Partly. You can select whatever ABEMA shows you where you are.',
      },
      {
        question: 'How long is a show free after it airs?',
        answer:
          'Often seven days, but for some programs it’s 72 hours or just one day. Go by the clock on the page; the app uses the same one.',
      },
      {
        question: 'I paid for a fight with coins. Can I save the recording?',
        answer:
          'You can play a pay-per-view title until the date shown when you bought it. Until then, it’s in your list if a recording comes out; the live broadcast isn’t.',
      },
      {
        question: 'Why is the resolution lower without Premium?',
        answer:
          'ABEMA reserves the highest resolution for certain titles and plans. The Quality menu shows what you get, free or paid.',
      },
    ],
    meta_title: 'Guide: Save ABEMA Shows While Free',
    meta_description:
      'Seven free days, Premium, shogi and M League: how to find what’s free on ABEMA and save it before time runs out.',
  },
  lemino_downloader: {
    title: 'How to find your way from dTV to Lemino',
    intro:
      'In April 2023 dTV became Lemino. Lists, names and the free section are new; the d Account stayed. If you left with dTV and are coming back, here’s where to find everything.',
    steps: [
      {
        title: 'Sign in with your d Account',
        text: 'You don’t need a Docomo phone, and Lemino Premium is a separate subscription. The site asks for your ID and then for a second proof, either a code by email or the d Account app, so keep your phone handy. When you’re back on Lemino, your initial appears at the top right.',
      },
      {
        title: 'Tell free and Premium apart',
        text: 'The home page mixes the two. A crown or the word プレミアム means you need the monthly plan, 無料 means free, and レンタル is paid per title. Use the filter in the search results so you don’t have to open ten pages to find out.',
      },
      {
        title: 'Search by artist',
        text: 'Concerts and Korean shows are listed under the group’s name, in Latin letters or katakana; try both. A group’s page has tabs for music videos, variety shows and concerts. A concert is a single entry, while a show has a dozen episodes or more.',
      },
      {
        title: 'Check how long the archive is open',
        text: 'Boxing and music events stay in the archive for a few days. The page shows “見逃し配信” with date and time; you can’t select anything before then. A boxing night is either split by fight or available as a single five-hour video.',
      },
      {
        title: 'Save concerts large and talk shows small',
        text: 'An evening of music in 1080p takes about five gigabytes, a talk show in 480p three hundred megabytes. After downloading, play the loudest song: if nothing crackles, the file is fine.',
      },
    ],
    hints: [
      {
        title: 'Your old dTV lists',
        text: 'Lists of favorites weren’t moved over completely. Create a new one as you browse the catalog; ten titles tell Lemino more about you than its questionnaire does.',
      },
      {
        title: 'Korean dramas',
        text: 'Subtitles are in Japanese; the original audio is always included, a dub rarely. Uncut versions are marked ノーカット版 and are longer.',
      },
      {
        title: 'Filter by mood',
        text: 'Lemino sorts titles by reactions such as “wept” or “laughed”. It sounds odd, but it’s a good way to find a film for a tired evening.',
      },
      {
        title: 'Free events',
        text: 'World title fights have been free to watch here. You may still need Premium for the archive.',
      },
    ],
    questions: [
      {
        question: 'Is d Anime Store included?',
        answer: 'No. It’s a separate membership and a separate product.',
      },
      {
        question: 'Can I still use the dTV address?',
        answer: 'Yes, it takes you to Lemino, in your browser as well as in our shop.',
      },
      {
        question: 'I subscribed to Lemino through Amazon. Which product do I need?',
        answer:
          'Amazon offers some of Lemino’s titles as a channel. If you sign in at Amazon to watch them, you need the product for Prime Video.',
      },
      {
        question: 'Does a ticket for an online concert work?',
        answer:
          'Yes, while the archive is open and plays in the browser for your account. Some artists rule out saving in the event’s terms; in that case, don’t.',
      },
      {
        question: 'The page wants me to install an app. What should I do?',
        answer:
          'On a computer you can close this notice. A few events are for phones and TVs only and can’t be opened here.',
      },
    ],
    meta_title: 'Guide: From dTV to Lemino',
    meta_description:
      'd Account, free and Premium, archives of concerts and boxing: how to find titles on Lemino and save them while they’re available.',
  },
  tver_downloader: {
    title: 'How to keep up with TVer, week by week',
    intro:
      'On TVer an episode lasts from one broadcast to the next. All it takes to keep up is a fixed hour each week, and a list that’s shorter than your wishes.',
    steps: [
      {
        title: 'Choose your hour',
        text: 'Sunday at noon works well: all of the week’s dramas are up, and none has been replaced yet. An episode that aired on Monday night expires the next Monday night, so by then it would be too late.',
      },
      {
        title: 'Open favorites',
        text: 'With a free TVer ID your favorites are saved; without one, use the list in the app. The first time, TVer asks for your year of birth, gender and postal code, for its advertisers and local stations. After that, “マイページ” shows what’s new since last Sunday.',
      },
      {
        title: 'Sort by expiration',
        text: 'Look for “終了予定” with date and time. The app shows it as a column; click the header to sort the queue, with Monday’s deadlines at the top. Shows without this line stay longer and are usually first episodes.',
      },
      {
        title: 'Save only what you’ll watch',
        text: 'Five series a week are five hours. Be honest. A 46-minute episode in 720p is about seven hundred megabytes; the ad before it plays once when you open the page and isn’t part of the file.',
      },
      {
        title: 'Watch, then delete',
        text: 'By Saturday evening the folder should be empty again. Make a note of anything you didn’t get to; if the same show is on that note three times, drop it from your list. TVer is for catching up, so delete whatever you’ve seen.',
      },
    ],
    hints: [
      {
        title: 'Season recaps',
        text: 'Before a finale, stations publish a recap of the season called ダイジェスト. It’s a big help if you missed three episodes.',
      },
      {
        title: 'Local shows',
        text: 'You can watch shows from local stations all over Japan. Look under エリア; a cooking show from Hokkaido goes well with a Tokyo drama.',
      },
      {
        title: 'Late upload',
        text: 'Episodes appear right after the broadcast, but sometimes a baseball game goes into extra innings first. If one isn’t there at ten, check again at midnight.',
      },
      {
        title: 'Whole seasons in summer',
        text: 'When a sequel or a film is coming up, stations release old dramas for two or three weeks. That’s many hours at once, all with the same end date.',
      },
      {
        title: 'Captions',
        text: '字幕 means captions for the deaf and hard of hearing. They’re saved as a separate file if the station provides them.',
      },
    ],
    questions: [
      {
        question: 'Why is the idol missing from the picture?',
        answer:
          'Some agencies don’t allow images online. They were in the broadcast but not on TVer, and your file contains what TVer showed.',
      },
      {
        question: 'Can I save sports from TVer?',
        answer:
          'Highlights that stay on demand, yes. Live events can’t be saved, even if TVer shows them again in the evening.',
      },
      {
        question: 'I was abroad and missed two episodes. Are they gone?',
        answer:
          'On TVer, yes. The station’s paid service usually has them: FOD, U-NEXT, Hulu Japan or TELASA, depending on who produced the drama.',
      },
      {
        question: 'Why does an episode end ten minutes early?',
        answer:
          'Compare it with the description. The online version leaves out the preview and some music, and the one-hour TV slot included fourteen minutes of ads.',
      },
    ],
    meta_title: 'Guide: TVer Week by Week',
    meta_description:
      'One hour on Sunday, favorites and end dates: how viewers in Japan keep up with dramas and shows on TVer before they’re gone.',
  },
  nhk_plus_downloader: {
    title: 'How to make the most of NHK’s seven days',
    intro:
      'NHK’s catch-up service, called NHK ONE since October 2025, keeps most programs for a week. Here’s how to use it with your household’s contract, with the morning drama as our example.',
    steps: [
      {
        title: 'Sign in and confirm your contract',
        text: 'Use your NHK account, the new one that replaced the NHK Plus ID. Until your household’s contract is confirmed, a notice covers part of the picture. Enter your name, address and, if you have it, your customer number; then the notice disappears.',
      },
      {
        title: 'Use the program guide',
        text: 'Choose a day of the past week, then the channel, General or Educational. It’s faster than the search, which mixes news clips with full programs. Programs you can open have a triangle; gray ones aren’t available for catch-up.',
      },
      {
        title: 'Select the week’s morning drama',
        text: 'There are five fifteen-minute episodes, Monday through Friday, plus Saturday’s recap as an extra. One checkbox in the app selects all five; in 720p the week is about a gigabyte. If you save them on Saturday, none has expired yet.',
      },
      {
        title: 'Choose the audio track',
        text: '主 is Japanese; 副 is English or audio description, depending on the program. For the 7 p.m. news, 副 is English, and for the drama it’s a narrator. An MKV holds both tracks, with the captions in a file next to it.',
      },
      {
        title: 'Number longer programs',
        text: 'Give a fifty-minute documentary a number and date in its file name. After saving, check the chapters: NHK marks them in many films, so you can jump from one to the next. Delete what you’ve seen; next week brings more.',
      },
    ],
    hints: [
      {
        title: 'Language courses',
        text: 'NHK’s lessons are short and have good captions. Save a week’s lessons with the caption files, and review them on Sunday by reading along.',
      },
      {
        title: 'What’s not included',
        text: 'Some sports and films aren’t available for catch-up because the rights end with the broadcast. Sumo usually is, as highlights and in full.',
      },
      {
        title: 'Watch the time of day',
        text: 'The seven days start at the end of the broadcast. A program that ended last Tuesday at 10:45 p.m. disappears this Tuesday at 10:45 p.m.',
      },
      {
        title: 'Regional news',
        text: 'You also get the news from other prefectures. During typhoon season, people far from home use it to keep an eye on their river.',
      },
    ],
    questions: [
      {
        question: 'Is your product also called NHK ONE now?',
        answer: 'No, it’s still NHK Plus Downloader, and it works with the service under its new name.',
      },
      {
        question: 'What about older programs?',
        answer: 'They’re on NHK On Demand, a separate paid service that this product doesn’t cover.',
      },
      {
        question: 'Does it work from abroad?',
        answer:
          'NHK’s catch-up is for viewers in Japan. The rest of the world has NHK World, with its own programs on a free site.',
      },
      {
        question: 'Can I use it at a company or school?',
        answer:
          'This product is for households. Companies need their own contract with NHK, and schools can use NHK for School, which offers free clips.',
      },
      {
        question: 'The page asks where I live. Why?',
        answer:
          'It’s for regional programs and your contract. It determines which edition of the six o’clock news you get, and nothing about what you can save.',
      },
    ],
    meta_title: 'Guide: NHK’s Seven Days of Catch-up',
    meta_description:
      'Confirmed contract, program guide, two audio tracks: how households in Japan use NHK’s catch-up service and save what they need.',
  },
  fod_downloader: {
    title: 'How to find Fuji TV classics on FOD',
    intro:
      'FOD has dramas from four decades. If you know the year and the time slot, you’ll find even those whose titles you’ve forgotten, and one long evening is enough to save a complete series.',
    steps: [
      {
        title: 'Sign in on a Windows PC',
        text: 'The Mac version of this product is currently not for sale. Choose FOD in Tidemark Video and sign in the way you registered: with a FOD ID, Amazon or your phone contract. If you’re sent back to the home page and your name doesn’t appear, you’ve chosen the wrong one.',
      },
      {
        title: 'Search by time slot',
        text: 'Monday at nine, Thursday at ten: lists by time slot get you to a drama faster than its title. Under “ドラマ”, choose the decade, then the year. If you only remember an actress or the song, search for the person’s name, in kanji as in the credits.',
      },
      {
        title: 'Check what your plan includes',
        text: '“プレミアム” marks the titles in your plan. Rentals show a price and a number of days. Open the drama and play ten seconds of the second episode, because the first one is often free when the others aren’t.',
      },
      {
        title: 'Save the complete series',
        text: 'Dramas from the nineties usually have eleven episodes, older ones twelve; the first and last run fifteen minutes longer. Select them all at once. At the resolution of those days, a series takes five or six gigabytes, which an average connection easily manages overnight.',
      },
      {
        title: 'Add specials and the sequel',
        text: 'Two-hour specials are at the end of the list or on a separate page. The app shows them together; number them by year. When everything is done, play the start of the last episode: if you hear the right theme song, the order is correct.',
      },
    ],
    hints: [
      {
        title: 'Replaced music',
        text: 'Songs in old dramas were sometimes replaced for streaming. Your file isn’t faulty.',
      },
      {
        title: '4:3 pictures',
        text: 'Dramas from before about 2005 are in 4:3. Keep them that way; stretched faces don’t look any more modern.',
      },
      {
        title: 'Noitamina and other late slots',
        text: 'Anime from Fuji’s late-night slot has its own row. FOD gets several of these titles before other services do.',
      },
      {
        title: 'Missing for a reason',
        text: 'If a famous drama isn’t there, it’s mostly because of one actor’s contract. In that case, the disc is the only legal way to watch it.',
      },
      {
        title: 'Spin-offs',
        text: 'These short episodes made for FOD take place between two regular ones. Their release date tells you which.',
      },
    ],
    questions: [
      {
        question: 'Is catch-up on FOD the same as on TVer?',
        answer: 'For the current week, pretty much. FOD also has the earlier episodes for members.',
      },
      {
        question: 'Does the product cover the magazines in my plan?',
        answer: 'No, you read them in FOD’s own reader.',
      },
      {
        question: 'Can I save motor racing or volleyball?',
        answer:
          'Not live. If FOD releases a recording with its own page, you can select it until its last day.',
      },
      {
        question: 'Why is the sound of an old drama so quiet?',
        answer:
          'It was mixed for the TVs of its time. Turn it up in your player; most have a setting that evens out loud and quiet passages.',
      },
      {
        question: 'I pay through my phone contract and have no password. What can I do?',
        answer:
          'Add an email address and a password on FOD’s account page. With these you can sign in anywhere, including the built-in browser.',
      },
    ],
    meta_title: 'Guide: Fuji TV Classics on FOD',
    meta_description:
      'Time slots, Premium and 4:3 pictures: how members find dramas from four decades on FOD and save them on a Windows PC.',
  },
  hulu_jp_downloader: {
    title: 'How to save Hulu Japan’s side stories in order',
    intro:
      'Nippon TV’s dramas often continue on Hulu Japan. Put both parts in the right order in one folder, and the neighbor who was only an extra on Saturday night gets a half hour of his own.',
    steps: [
      {
        title: 'Sign in to Hulu Japan',
        text: 'It belongs to Nippon TV and doesn’t accept accounts from the American service. Enter your email address and password, then choose one of up to six profiles. The address is hulu.jp; if you see an English page in a different green, you picked the wrong entry in the service list.',
      },
      {
        title: 'Open the drama',
        text: 'Next to “本編” you’ll find “オリジナルストーリー” and making-ofs, each in its own tab. While the drama is still airing, only some of them exist. Look for “Huluオリジナル” on the picture, because thirty-second trailers are mixed in.',
      },
      {
        title: 'Work out the order',
        text: 'Side stories come out after certain episodes, and the date tells you where they belong: one from the 18th, right after episode five, takes place between five and six. If two have the same date, read the descriptions to see which comes first.',
      },
      {
        title: 'Number the file names',
        text: 'Number a side story 05.5 or S00E05; both sort well. The first is easier for people, the second for media servers. Select the main series and give it a naming pattern, do the same for the side stories, and save both in the same folder.',
      },
      {
        title: 'Download everything and read the list',
        text: 'A ten-episode drama with five side stories is about ten gigabytes in 720p. When everything says Done, read the file names from top to bottom. If the titles alone tell the story, you’ve got the order right.',
      },
      {
        title: 'Save shows for the kids, too',
        text: 'Series for small children have their own profile. Five short files of Anpanman will be ready before the kids have their shoes on.',
      },
    ],
    hints: [
      {
        title: 'Two entries for one series',
        text: 'American series are listed twice, as 字幕 and 吹替. The pictures look alike, so check the small print below the title.',
      },
      {
        title: 'Music shows',
        text: 'Nippon TV’s long music nights come in several parts with different end dates. Start with the one that expires first.',
      },
      {
        title: 'The final chapter',
        text: 'Sometimes the last chapter of a drama is shown only on Hulu, announced as “最終章”. It’s a separate series in the catalog and easy to miss.',
      },
      {
        title: 'Hulu Store is separate',
        text: 'Besides the subscription, Hulu Store rents and sells new films. They show a price and a rental period.',
      },
    ],
    questions: [
      {
        question: 'I pay through my phone contract. Does that work?',
        answer: 'Yes, as long as you can sign in on the website with an email address and password.',
      },
      {
        question: 'Is Disney+ included in my bundle?',
        answer:
          'Hulu Japan offers a combined plan. You still watch Disney titles on Disney’s own site, which has its own product.',
      },
      {
        question: 'Can two devices play the same title at once?',
        answer:
          'For some titles, yes; others play on one device at a time. While the app is saving one of those, your TV may show a notice; wait until it’s done.',
      },
      {
        question: 'A side story is available “for seven days only”. Is that true?',
        answer:
          'For some promotional videos, yes. Most original stories stay as long as the series does. Save the ones with a deadline first, just to be safe.',
      },
    ],
    meta_title: 'Guide: Hulu Japan with Its Side Stories',
    meta_description:
      'Main series, original stories and two versions: how Hulu Japan subscribers put a Nippon TV drama in order and save it.',
  },
  niconico_downloader: {
    title: 'How to save a Niconico video with its comments',
    intro:
      'Without its comments, a Niconico video is only half as much fun. This guide saves both, along with the creator’s name, so that a song from 2009 keeps the wall of text in its chorus.',
    steps: [
      {
        title: 'Read the description',
        text: 'Many creators state what you may do with their work: a Niconi Commons license, a link to the instrumental version, a request not to repost. If copies aren’t allowed, stop here. If the creator offers an official download, it’s better than any other file.',
      },
      {
        title: 'Paste the address or the number',
        text: 'The app accepts sm, so and nm numbers as well as public lists. Members upload sm videos, channels upload so. You’ll then see the title, creator, length and number of comments. Deleted videos show a message instead, and for members-only videos you have to sign in.',
      },
      {
        title: 'Choose how many comments',
        text: 'A thousand are lively, ten thousand cover the picture. The slider shows a preview of the busiest minute. Choose a few for a playthrough, many for a song, and none for a how-to video, or you won’t see what’s being soldered.',
      },
      {
        title: 'Choose the comment format',
        text: 'You can turn off an ASS file in your player, but not comments drawn into the picture. ASS keeps the color, size and position of every comment and is the right choice for computers. Drawn-in comments are for TVs and phones that can’t display ASS.',
      },
      {
        title: 'Save the video and test the chorus',
        text: 'The file name includes the creator and the number, so you can always give the source. Download the video, then play the part you know by heart. If the comments fly by at the right beat, everything is in sync.',
      },
    ],
    hints: [
      {
        title: 'Evening rush',
        text: 'Without Premium, you may get a lower resolution at night. Save in the morning and compare.',
      },
      {
        title: 'Playthroughs in several parts',
        text: 'Series pages list the parts in order. Viewers’ lists may have gaps, and some start counting at zero.',
      },
      {
        title: 'Old and new comments',
        text: 'Niconico shows only a selection. Comments from the early years still exist, but the newest come first; choose a higher number to bring back the old ones.',
      },
      {
        title: 'Just the song',
        text: 'If you only want the music, save the audio as M4A. Add the singer’s name to the tags, since covers often name only the composer.',
      },
      {
        title: 'Numbers never change',
        text: 'When a video is removed, its number is never used again. A list of sm numbers is the shortest diary a fan can keep.',
      },
    ],
    questions: [
      {
        question: 'Can I post a saved video somewhere else?',
        answer: 'No. Only the creator can allow that, and many ask you to share links instead.',
      },
      {
        question: 'What about members-only channel videos?',
        answer:
          'If your membership plays them, you can select them; the channel’s rules decide whether you may keep copies.',
      },
      {
        question: 'Are live streams included?',
        answer:
          'You can open recordings while you have a timeshift reservation or Premium access. Streams that are still live can’t be saved.',
      },
      {
        question: 'My player shows the comments in one corner. Why?',
        answer:
          'It doesn’t fully support ASS and ignores the positions. Use a player that does, such as VLC or mpv, or choose drawn-in comments.',
      },
      {
        question: 'Did the videos survive the 2024 outage?',
        answer:
          'Yes, Niconico came back after the attack with all uploaded videos. Some features returned later, which is why old instructions on the web no longer work.',
      },
    ],
    meta_title: 'Guide: Niconico Videos with Comments',
    meta_description:
      'The creator’s wishes, numbers, comments as ASS or drawn in: how to save a Niconico video for yourself with everything that made it famous.',
  },
  d_anime_downloader: {
    title: 'How to plan an anime season with d Anime Store',
    intro:
      'More than forty new series start every quarter, and d Anime Store has most of them. You need a plan, a fixed day of the week and the courage to drop six out of ten.',
    steps: [
      {
        title: 'Sign in with your d Account',
        text: 'The inexpensive monthly membership is enough, and you don’t need a Docomo contract. After your ID and a second proof, the store opens with a banner for the season. The built-in browser remembers you until you sign out, so you enter the code just once.',
      },
      {
        title: 'Open 今期アニメ',
        text: 'This page lists the season by day and time. “地上波先行” and “最速” tell you whether a series appears here first or a few days after TV. Pick ten by poster, genre or voice actor, and add them to “気になる”.',
      },
      {
        title: 'Try three episodes of each',
        text: 'Save the first three episodes of ten series: thirty times 24 minutes makes twelve hours, or about ten gigabytes in a small size. Watch them on your commute. Keep four of the ten and delete the rest without regret; nobody can follow everything.',
      },
      {
        title: 'Continue once a week',
        text: 'Episodes you’ve already saved are gray. Check once a week, on the day the last of your four series gets its new episode. Select the four new ones, press Download, and choose the full size for the series you’ll want to keep.',
      },
      {
        title: 'Finish with the specials',
        text: 'Recaps and bonus episodes are listed below the main series. At the end of the quarter, sort everything in the order the store suggests, with the film after the second season, and compare the numbers: 7.5 is a recap and not a mistake.',
      },
    ],
    hints: [
      {
        title: 'Search by voice actor',
        text: 'The store’s cast search is excellent. It takes you from a new favorite to older works, some of them from the last century.',
      },
      {
        title: 'Skip the openings',
        text: 'Where the store marks chapters, your player can skip the opening with one key. Twelve openings add up to eighteen minutes.',
      },
      {
        title: 'One stream at a time',
        text: 'A membership plays on one device at once. While the queue is running, your phone may have to wait, so download at night.',
      },
      {
        title: 'Concerts and stage shows',
        text: 'The catalog also has anime concerts and 2.5-dimensional stage plays. They’re long, so plan a separate weekend for them.',
      },
      {
        title: 'End-of-month departures',
        text: 'The “まもなく配信終了” list is short but serious. Older titles on it often take years to return, if they ever do.',
      },
    ],
    questions: [
      {
        question: 'How good is the picture quality?',
        answer:
          'Full HD for newer titles, less for old ones. A higher setting won’t improve those; the Quality menu shows the maximum in advance.',
      },
      {
        question: 'Does a membership through Amazon or Niconico count?',
        answer: 'Those are branches with their own sign-in. Use the product for the site where you sign in.',
      },
      {
        question: 'A new series isn’t in the store. Where can I find it?',
        answer:
          'Every quarter a few series are exclusive to other services. The anime’s official site lists all of them under 配信情報.',
      },
      {
        question: 'Are there subtitles for people learning Japanese?',
        answer:
          'More and more titles have Japanese captions, marked 字幕. The store doesn’t offer translations into other languages.',
      },
    ],
    meta_title: 'Guide: An Anime Season on d Anime Store',
    meta_description:
      'Season page, weekdays, three-episode test and cast search: how members plan an anime quarter and save it for the commute.',
  },
  wowow_downloader: {
    title: 'How to save WOWOW concerts and finals',
    intro:
      'WOWOW On Demand consists of what’s on now and what’s in the archive. You can save only from the archive; if you know that, you won’t sit puzzled in front of a final at two in the morning.',
    steps: [
      {
        title: 'Sign in on a Windows PC',
        text: 'The Mac version is currently not for sale. Use your WOWOW web account: satellite customers create one with their customer number, and online subscribers already have it. In the built-in browser, On Demand opens with three lists: now, archive and coming.',
      },
      {
        title: 'Open アーカイブ',
        text: 'Concerts, films and dramas in the archive show a last day. Filter by music, sports, film or drama. “見逃し配信” after a broadcast is here as well, often for two or four weeks. Anything marked “同時配信” is live and doesn’t have a checkbox.',
      },
      {
        title: 'Compare the versions',
        text: 'Concerts may be available as broadcast and as a longer version with encores or an interview. Check the length and look for 完全版 or 特別編. For tennis, you can choose between the full match and one hour of highlights.',
      },
      {
        title: 'Choose the audio track',
        text: 'If there’s stereo and surround sound, take both for music; an MKV has room for them. Some matches offer a second commentary, or none at all. For films, 字幕版 and 吹替版 are two entries and not two tracks.',
      },
      {
        title: 'Save in order of the last day',
        text: 'Sort the queue by that date, and choose a large size for music. A two-and-a-half-hour concert is about six gigabytes, a five-set match in 720p three to four. Afterward, skip to the encore: if you see the lights go up, nothing is missing.',
      },
    ],
    hints: [
      {
        title: 'Tennis by rounds',
        text: 'Courts and rounds are listed separately. Players’ names are in Japanese, so search in kana.',
      },
      {
        title: 'Drama W in one day',
        text: 'Five or six episodes of less than an hour are just right for a rainy Sunday.',
      },
      {
        title: 'Finals from Paris',
        text: 'A final in Europe ends before dawn in Japan and is in the archive by noon. Until then, stay away from the news and from WOWOW’s home page.',
      },
      {
        title: 'Theater and opera',
        text: 'The monthly guide announces musicals, kabuki-inspired plays and operas, and tells you whether they’ll be archived. Circle the ones that will.',
      },
      {
        title: 'Use detailed file names',
        text: 'Set the naming pattern to artist, tour and date. Otherwise, you’ll have to tell one band’s three concerts in a year apart by the singer’s jacket.',
      },
    ],
    questions: [
      {
        question: 'A film is on the channel but not in the archive. Why?',
        answer: 'Its contract covers only the broadcast. It may be added later, or not at all.',
      },
      {
        question: 'Can I show a concert in my café?',
        answer: 'No. A household contract covers your own home; showing it in public requires a license.',
      },
      {
        question: 'I get WOWOW through my cable company. Can I sign in?',
        answer:
          'If your company participates, yes: register a web account with the number it gave you. If On Demand still won’t open, your cable contract doesn’t include it.',
      },
      {
        question: 'Is a one-month subscription enough?',
        answer:
          'WOWOW’s contracts run by calendar month, so start on the first to get all of it. What you save is meant for the time you’re subscribed.',
      },
      {
        question: 'Why does a replay start with a black screen?',
        answer:
          'Some sports recordings begin before the broadcast. Skip ahead two minutes. If the screen stays black, reload the page and play it for a moment.',
      },
    ],
    meta_title: 'Guide: WOWOW Concerts and Finals Again',
    meta_description:
      'Archive, versions, surround sound and last days: how WOWOW customers save concerts, tennis and dramas on a Windows PC.',
  },
}
