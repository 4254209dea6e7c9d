import type { PageTexts } from '../text'

export const japanVideo: PageTexts = {
  u_next_downloader: {
    headline: 'U-NEXT films, dramas and anime on your own disk',
    promise:
      'One of Japan’s broadest catalogs becomes an offline shelf: unlimited titles and those you rent with points, as far as your account plays them.',
    steps: [
      {
        title: 'Sign in to U-NEXT',
        text: 'Use the parent account or a family account; the app shows the catalog of whichever you choose.',
      },
      {
        title: 'Filter by what is included',
        text: 'Unlimited titles and point rentals are marked differently, so you know what costs extra at U-NEXT.',
      },
      {
        title: 'Save in your order',
        text: 'Drag a film to the top if the weekend is near, and leave long series for the night.',
      },
    ],
    features: [
      {
        title: 'Wide by nature',
        text: 'Japanese cinema, Korean drama, Hollywood, anime and stage recordings are handled by one product.',
      },
      {
        title: 'Dub or subtitle',
        text: 'Foreign films often come as two entries. The app recognizes the pair and lets you take the one you want.',
      },
      {
        title: 'HBO in Japanese',
        text: 'Series of HBO and Max reach Japan through U-NEXT. Save them with the original sound and Japanese subtitles.',
      },
      {
        title: 'Kana and kanji in names',
        text: 'Japanese titles stay as they are written and sort correctly on Windows and on a Mac.',
      },
      { title: 'Point rentals on time', text: 'Each rental shows how long it can be viewed.' },
    ],
    questions: [
      {
        question: 'Are points used up by the app?',
        answer: 'No. Points are spent only when you rent something on U-NEXT yourself.',
      },
      { question: 'Can magazines and manga be saved?', answer: 'No, the product is for video.' },
      {
        question: 'How long may I keep a rented film?',
        answer:
          'As long as the rental runs. For unlimited titles, your membership terms and Japanese law on private use set the frame.',
      },
      {
        question: 'Is the adult section of U-NEXT supported?',
        answer: 'This page and this product concern general titles.',
      },
    ],
    meta_title: 'U-NEXT Downloader for Windows and Mac',
    meta_description:
      'Save U-NEXT films, dramas and anime of your own account with dub or subtitles and Japanese file names. Private offline viewing, free trial.',
  },
  dmm_downloader: {
    headline: 'Anime and stage plays from DMM TV, to go',
    promise:
      'DMM TV has nearly every new anime of a season and a stage scene of its own; save what your DMM Premium membership opens.',
    steps: [
      {
        title: 'Use your DMM account',
        text: 'Sign in with email or a linked account and check that DMM Premium is active.',
      },
      {
        title: 'Look through the season',
        text: 'Open the list of current anime and mark the ones you follow.',
      },
      {
        title: 'Store each week’s episode',
        text: 'The app notices the new episode when you return and offers it first.',
      },
    ],
    features: [
      {
        title: 'Seasonal anime in order',
        text: 'Spring, summer, autumn, winter: one folder per season if you like to archive that way.',
      },
      {
        title: '2.5D stage recordings',
        text: 'Musicals after manga and games run for hours. They are stored whole, interval included.',
      },
      { title: 'Variety with voice actors', text: 'Original shows are named by episode and guest.' },
      { title: 'Sound as broadcast', text: 'The Japanese track is kept untouched in the file.' },
      { title: 'A second list for later', text: 'Park titles that you have not decided on.' },
    ],
    questions: [
      {
        question: 'Do purchases outside DMM Premium work?',
        answer: 'Titles rented or bought on DMM TV can be chosen when your account plays them on a computer.',
      },
      {
        question: 'Which picture should I choose for a stage play?',
        answer:
          'The largest one that your plan plays. Dark scenes suffer first in a small file, whereas anime with its flat colors keeps well.',
      },
      {
        question: 'Is FANZA part of this product?',
        answer: 'No. That site is for adults and has a product of its own.',
      },
      {
        question: 'What am I allowed to do with recordings?',
        answer:
          'View them yourself, offline, within DMM’s conditions and Japanese copyright law. Uploading is against both.',
      },
    ],
    meta_title: 'DMM TV Downloader: Anime Offline',
    meta_description:
      'Keep seasonal anime, stage recordings and variety of your DMM Premium membership on your computer, sorted by season and episode.',
  },
  abema_downloader: {
    headline: 'ABEMA without a clock: anime, shogi and M League',
    promise:
      'ABEMA runs like television around the day. Save programs from its on-demand side and see them when the channel has moved on.',
    steps: [
      {
        title: 'Open ABEMA',
        text: 'Free programs need no login. For Premium titles, connect your account in the app.',
      },
      { title: 'Find the program', text: 'Search by name or go through a channel’s past broadcasts.' },
      { title: 'Choose the parts', text: 'Long specials are split in several parts; take one or all.' },
    ],
    features: [
      {
        title: 'Past broadcasts',
        text: 'Free replays of ABEMA vanish after some days. See at a glance until when each one can be saved.',
      },
      {
        title: 'Title matches at full length',
        text: 'Shogi games last from morning to night. They are stored in one piece for study.',
      },
      {
        title: 'Mahjong by match day',
        text: 'M League days carry both games in the file name, without the standings.',
      },
      {
        title: 'Romance shows',
        text: 'Dating series come weekly and are followed by commentary. Keep both, or the series alone.',
      },
      { title: 'Free anime and Premium anime', text: 'The app shows which is which before you add it.' },
    ],
    questions: [
      {
        question: 'Can live channels be recorded?',
        answer: 'No. Once a broadcast appears as a video on demand, it can be opened.',
      },
      {
        question: 'Are viewers’ comments saved?',
        answer:
          'No. They belong to the live channel. The file contains picture and sound, as well as captions where ABEMA offers them.',
      },
      {
        question: 'Do I need ABEMA Premium?',
        answer: 'Only for titles marked as Premium. The free ones open without it.',
      },
      {
        question: 'Are pay-per-view events covered?',
        answer:
          'If your ticket lets you watch the recording on a computer, you may keep it for the period of the ticket, for yourself and within the law.',
      },
    ],
    meta_title: 'ABEMA Downloader for Windows and Mac',
    meta_description:
      'Save past broadcasts, anime, shogi and M League matches from ABEMA before they expire. For your own offline viewing on Windows or Mac.',
  },
  lemino_downloader: {
    headline: 'Lemino after dTV: concerts, boxing and Korean drama',
    promise:
      'Docomo turned dTV into Lemino, and this product moved with it: keep live concerts and series of your plan for offline days.',
    steps: [
      {
        title: 'Connect your d Account',
        text: 'Lemino signs you in through Docomo. You need not be a customer of its mobile network.',
      },
      {
        title: 'See what is free and what is Premium',
        text: 'Part of Lemino is free with advertising. Premium titles need the monthly plan.',
      },
      {
        title: 'Take it along',
        text: 'Mark a concert, a fight or a drama and have it saved in the background.',
      },
    ],
    features: [
      {
        title: 'Concert sound',
        text: 'Live recordings are kept with whichever sound track your plan plays on a computer.',
      },
      {
        title: 'World title fights',
        text: 'When a fight is offered as an archive, it can be stored with all rounds.',
      },
      {
        title: 'Korean series in Japanese',
        text: 'Subtitles are kept as text, so their size is up to your player.',
      },
      { title: 'Idol shows by date', text: 'Weekly programs are named by broadcast day.' },
    ],
    questions: [
      {
        question: 'I still have bookmarks of dTV. Do they work?',
        answer: 'The service dTV has ended. Look for the title on Lemino; our old dTV page sends you here.',
      },
      {
        question: 'Are events saved while they are live?',
        answer: 'No. Look for the archive on the page of the event, and note its last day.',
      },
      {
        question: 'Does the app need a Docomo contract?',
        answer: 'No, a free d Account is enough for free titles.',
      },
      {
        question: 'Why does a fight no longer appear?',
        answer: 'Archives of sport and concerts are often shown for a few days only.',
      },
      {
        question: 'Where are the limits?',
        answer:
          'Keep what your Lemino plan plays for your own use, respect the performers’ rights and Japanese law, and pass nothing on.',
      },
    ],
    meta_title: 'Lemino (formerly dTV) Downloader',
    meta_description:
      'Save concerts, title fights and Korean dramas from your Lemino account, free or Premium. The successor of our dTV product.',
  },
  tver_downloader: {
    headline: 'TVer catch-up, saved before the week is over',
    promise:
      'Commercial stations put their programs on TVer for about a week. Keep the drama you have not had time for.',
    steps: [
      {
        title: 'Open TVer',
        text: 'No payment and, for most programs, no login. The page opens in the app as you know it.',
      },
      { title: 'Check what ends soon', text: 'The app sorts your favorites by the last day shown on TVer.' },
      { title: 'Save the episode', text: 'One click per program, or a whole list of favorites.' },
    ],
    features: [
      {
        title: 'All five networks',
        text: 'Nippon TV, TV Asahi, TBS, TV Tokyo and Fuji TV appear under one search.',
      },
      {
        title: 'The week in view',
        text: 'Monday to Sunday in columns, with what you already have ticked off.',
      },
      {
        title: 'Local stations',
        text: 'Programs of regional broadcasters that TVer carries are found by prefecture.',
      },
      {
        title: 'First episodes kept longer',
        text: 'Some dramas keep their first episodes online all season. The app tells you, so nothing is saved in haste.',
      },
      { title: 'Captions where broadcast', text: 'Japanese captions are kept if the station provides them.' },
    ],
    questions: [
      {
        question: 'Is real-time viewing supported?',
        answer: 'No. The simulcast in the evening is live and cannot be saved.',
      },
      { question: 'Are the adverts in the file?', answer: 'No, only the program.' },
      {
        question: 'May free catch-up be kept?',
        answer:
          'TVer is for watching, and its terms apply. Save an episode only where they and the law leave room for private use, and delete it after viewing.',
      },
      {
        question: 'Does it run outside Japan?',
        answer: 'TVer is offered inside Japan. The app does not change where you are.',
      },
      {
        question: 'Which plan suits occasional use?',
        answer:
          'A month is enough for a holiday; those who follow a season usually take the year or the lifetime license.',
      },
    ],
    meta_title: 'TVer Downloader: Catch Up Offline',
    meta_description:
      'Save catch-up episodes from TVer before their week runs out, sorted by last day and network. Windows and Mac, free to try.',
  },
  nhk_plus_downloader: {
    headline: 'Morning dramas and documentaries from NHK Plus',
    promise:
      'NHK’s catch-up keeps broadcasts for seven days. Make room for the documentary you will only have time for on Sunday.',
    steps: [
      {
        title: 'Enter your NHK ID',
        text: 'Sign in with the ID connected to your household’s reception contract.',
      },
      {
        title: 'Walk through the week',
        text: 'The program guide of the past seven days is the starting point.',
      },
      { title: 'Save what matters', text: 'Mark broadcasts one by one, or a series with all its days.' },
    ],
    features: [
      {
        title: 'The morning drama, every day',
        text: 'Fifteen minutes, five days a week: set the series once and collect the week on Saturday.',
      },
      { title: 'Long documentaries', text: 'NHK Special and nature films are stored with their chapters.' },
      { title: 'News as a record', text: 'Language learners keep a bulletin together with its captions.' },
      {
        title: 'Two sound tracks',
        text: 'Bilingual broadcasts carry Japanese and English. Keep either or both.',
      },
    ],
    questions: [
      {
        question: 'Is NHK On Demand the same?',
        answer: 'No, that is a separate paid archive. This product is for the catch-up of the past week.',
      },
      {
        question: 'NHK has renamed its service. Is this product up to date?',
        answer:
          'NHK gathered its online services under the name NHK ONE in October 2025. Our product keeps its old name and follows the service under the new one.',
      },
      {
        question: 'Does it replace the reception fee?',
        answer: 'Certainly not. You use your own NHK ID, and it has to be valid.',
      },
      {
        question: 'What about the simulcast?',
        answer: 'Programs can be saved once they are in the catch-up list, not while they are on air.',
      },
      {
        question: 'For whom are the recordings?',
        answer:
          'For your household’s private viewing, as NHK’s terms and the law provide, and for nobody else.',
      },
    ],
    meta_title: 'NHK Plus Downloader for Catch-up',
    meta_description:
      'Keep morning dramas, documentaries and news from the seven-day catch-up of NHK Plus, with captions and both sound tracks, for private viewing.',
  },
  fod_downloader: {
    headline: 'Fuji TV dramas, old and new, from FOD',
    promise:
      'From the Monday nine o’clock drama to classics of the nineties, save what FOD Premium lets you watch.',
    steps: [
      { title: 'Sign in to FOD', text: 'Use your FOD ID or the account of a connected service.' },
      { title: 'Search the Fuji archive', text: 'Look by decade, by actor or by time slot.' },
      { title: 'Save a full run', text: 'Eleven episodes make a season; take them in a single selection.' },
    ],
    features: [
      {
        title: 'Time slots as folders',
        text: 'Monday nine, Thursday ten: sort dramas as they were broadcast.',
      },
      { title: 'Variety in weekly editions', text: 'Shows carry the date of their broadcast in the name.' },
      {
        title: 'Anime from late at night',
        text: 'Series of Fuji’s anime slot are listed beside the dramas.',
      },
      { title: 'Spin-offs found', text: 'Short episodes made only for FOD stand under their main series.' },
      {
        title: 'Specials behind the season',
        text: 'Two-hour sequels stand after the last episode and are easily forgotten. The app lists them together.',
      },
    ],
    questions: [
      {
        question: 'Is there a version for the Mac?',
        answer: 'Plans are sold for Windows at present. The Mac product of FOD is not on sale.',
      },
      {
        question: 'How do old dramas look on a wide screen?',
        answer: 'Those from before about 2005 are in 4:3 and stay that way. Nothing is stretched or cropped.',
      },
      {
        question: 'Is live sport, such as racing, recorded?',
        answer: 'No. What FOD shows on demand afterward may be chosen.',
      },
      {
        question: 'Can I save what I rented separately?',
        answer: 'Rentals play for a limited time and may be saved for that time only.',
      },
      { question: 'Does FOD’s comic section work?', answer: 'No, only video.' },
      {
        question: 'Is it permitted?',
        answer:
          'Copies for private viewing are a matter of FOD’s terms and Japanese law. Save nothing that they exclude.',
      },
    ],
    meta_title: 'FOD Downloader for Windows: Fuji TV Drama',
    meta_description:
      'Save Fuji TV dramas, variety and late-night anime of your FOD Premium account on a Windows PC. A free trial comes first.',
  },
  hulu_jp_downloader: {
    headline: 'Hulu in Japan: Nippon TV series and much more',
    promise:
      'Hulu Japan is its own service, close to Nippon TV. Keep its dramas, overseas series and Hulu originals for time away from the network.',
    steps: [
      {
        title: 'Sign in at Hulu Japan',
        text: 'The login differs from that of Hulu in the United States. Use the one you pay in yen.',
      },
      {
        title: 'Browse by genre',
        text: 'Japanese drama, overseas drama, anime, children’s programs and live recordings.',
      },
      { title: 'Confirm and save', text: 'Look over the list of tracks, then let the app begin.' },
    ],
    features: [
      {
        title: 'Drama with its extras',
        text: 'Nippon TV often sends side stories to Hulu. They are saved beside the main series under their own title.',
      },
      {
        title: 'Subtitled or dubbed',
        text: 'Overseas series may stand twice in the catalog. The app says which is which.',
      },
      { title: 'Original series', text: 'Dark thrillers made for Hulu Japan are listed by season.' },
      {
        title: 'For small viewers',
        text: 'Anpanman and other children’s series fit on a tablet in short files.',
      },
      {
        title: 'Continue anywhere',
        text: 'If you switch off the computer, the queue is still there in the evening.',
      },
    ],
    questions: [
      {
        question: 'Is the Hulu Store covered?',
        answer:
          'Titles rented there can be opened while the rental runs. The included catalog is the main purpose.',
      },
      {
        question: 'Can real-time channels be saved?',
        answer:
          'No. News and sport channels at Hulu Japan are live. Choose titles that have a page and episodes of their own, such as last week’s drama.',
      },
      {
        question: 'Can my American Hulu account be used?',
        answer: 'No. For that service there is a separate product.',
      },
      {
        question: 'To what extent are copies allowed?',
        answer:
          'To the extent that Hulu Japan’s conditions and Japanese copyright law accept them for your own viewing.',
      },
    ],
    meta_title: 'Hulu Japan Downloader: Drama Offline',
    meta_description:
      'Save Nippon TV dramas, side stories and overseas series from your Hulu Japan account. Not for the US service. For Windows and Mac.',
  },
  niconico_downloader: {
    headline: 'Niconico videos with the comments that made them famous',
    promise:
      'Keep Vocaloid songs, game videos and commentary from Niconico, and the comments that float across them if you wish.',
    steps: [
      { title: 'Go to a video or a series', text: 'Paste the address or sign in and open your list.' },
      {
        title: 'Comments on or off',
        text: 'Store them as a subtitle file, draw them into the picture, or leave them out.',
      },
      {
        title: 'Save one or save the list',
        text: 'A public list of hundreds of videos is accepted as a whole.',
      },
    ],
    features: [
      {
        title: 'Flowing comments',
        text: 'The ASS file keeps color, size and speed of each comment, and your player can hide it.',
      },
      {
        title: 'Series and lists',
        text: 'Multi-part playthroughs are saved in order with their part numbers.',
      },
      {
        title: 'Creator in the name',
        text: 'The uploader and the video’s sm number are part of the file name, so sources can be credited.',
      },
      { title: 'Music only', text: 'For songs, keep just the sound in M4A.' },
      {
        title: 'Anime on Niconico',
        text: 'Series that the service shows for free or to members can be opened as well.',
      },
    ],
    questions: [
      {
        question: 'Do I need a Premium account?',
        answer:
          'No. Premium may give better quality in busy hours, and the app takes what your account is given.',
      },
      {
        question: 'What quality do old videos have?',
        answer:
          'That of their day. Uploads from the early years are small, and saving does not enlarge them.',
      },
      {
        question: 'Are live programs of Nico Nama supported?',
        answer:
          'Their recordings can be opened while your timeshift ticket is valid. Live broadcasts cannot.',
      },
      {
        question: 'Whose are the videos?',
        answer:
          'Their creators’. Save a video where the creator or the law allows it, for yourself, and ask before using it anywhere.',
      },
    ],
    meta_title: 'Niconico Downloader with Comments',
    meta_description:
      'Save Niconico videos, series and lists with or without flowing comments, creator names included. For personal use on Windows and Mac.',
  },
  d_anime_downloader: {
    headline: 'Nothing but anime: d Anime Store, offline',
    promise:
      'Thousands of series, anime songs and stage events for one monthly fee at Docomo; with Tidemark Video they also play where there is no signal.',
    steps: [
      {
        title: 'Sign in with a d Account',
        text: 'The membership of d Anime Store is separate from Lemino, even though both belong to Docomo.',
      },
      {
        title: 'Choose by season or by voice',
        text: 'The store can be searched by cast. Open a work and mark episodes.',
      },
      {
        title: 'Save in viewing order',
        text: 'Main series, specials and films are put in the sequence the store suggests.',
      },
    ],
    features: [
      {
        title: 'Skip the opening',
        text: 'Chapters for opening and ending are stored where the service marks them.',
      },
      {
        title: 'The current season',
        text: 'New episodes are listed by weekday, with those you have already saved greyed out.',
      },
      {
        title: 'Anime songs and live events',
        text: 'Concert recordings and music videos are in the same catalog and the same queue.',
      },
      {
        title: 'For commuters',
        text: 'A half-hour episode in a small size is right for the phone on the Yamanote line.',
      },
      {
        title: 'Japanese text everywhere',
        text: 'Titles are written as in the store, including episode names.',
      },
    ],
    questions: [
      {
        question: 'Is the d Anime Store inside Amazon covered?',
        answer: 'That channel belongs to your Amazon account. Take the Prime Video product for it.',
      },
      {
        question: 'Which picture size is there?',
        answer: 'Full HD for newer works, less for old ones. The app shows the size before you save.',
      },
      {
        question: 'Are there foreign subtitles?',
        answer: 'The store is made for Japan, and most works have no subtitles at all.',
      },
      {
        question: 'Where does private use end?',
        answer:
          'At your own screen. Membership terms and Japanese law allow no uploading, lending for money or public showing.',
      },
    ],
    meta_title: 'd Anime Store Downloader for Windows and Mac',
    meta_description:
      'Save anime series, anime songs and stage events of your d Anime Store membership in the right order. Windows and Mac, try it free.',
  },
  wowow_downloader: {
    headline: 'Concerts, tennis and Drama W from WOWOW On Demand',
    promise:
      'See a live concert or a Grand Slam final again at your own hour: save the archive titles that your WOWOW contract includes.',
    steps: [
      {
        title: 'Register your WOWOW account',
        text: 'Satellite customers and online subscribers sign in with the same web account.',
      },
      {
        title: 'Open archive titles',
        text: 'Programs marked as archive can be chosen. Those shown live appear later, if rights permit.',
      },
      {
        title: 'Set picture and sound',
        text: 'Take the larger file for a concert and a smaller one for talk and news.',
      },
    ],
    features: [
      { title: 'Music at length', text: 'Concerts of two or three hours are stored without a cut.' },
      { title: 'Sport in full', text: 'Matches are named by round and players, with the score left out.' },
      { title: 'Drama W complete', text: 'These compact series have five or six parts and fit a weekend.' },
      { title: 'Films in two versions', text: 'Subtitled and dubbed broadcasts are kept apart in the list.' },
      { title: 'Stage and cinema extras', text: 'Backstage talks stand next to the performance.' },
    ],
    questions: [
      {
        question: 'Can I use it on a Mac?',
        answer: 'The Mac product is withdrawn at the moment. Licenses for Windows are on sale.',
      },
      {
        question: 'Can I save a live broadcast?',
        answer:
          'No. Wait for the archive, and look at its last day at once: a concert may stay there for a week and no longer.',
      },
      {
        question: 'How long are archives available?',
        answer: 'It varies with each program. WOWOW shows the last day, and the app repeats it in the list.',
      },
      {
        question: 'May I invite friends to watch?',
        answer:
          'The recordings are meant for your household. Terms of WOWOW and the rights of artists exclude public screenings and copies for others.',
      },
    ],
    meta_title: 'WOWOW On Demand Downloader for Windows',
    meta_description:
      'Save concerts, tennis matches and Drama W from the WOWOW archive included in your contract. For private viewing on a Windows PC.',
  },
}
