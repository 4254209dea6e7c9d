import type { PageTexts } from '../text'

export const europeVideo: PageTexts = {
  canal_plus_downloader: {
    headline: 'Canal+ series, cinema and sport replays at your own time',
    promise:
      'Keep Créations Originales, recent films and match replays from your Canal+ subscription for evenings without the decoder.',
    steps: [
      {
        title: 'Open your customer area',
        text: 'Sign in to Canal+ in the app, with the account of your contract in France or another country of the group.',
      },
      {
        title: 'Choose a replay',
        text: 'Series, films six months after their cinema release, documentaries: whatever your package shows on demand.',
      },
      { title: 'Take the right version', text: 'VF, VOST or both: decide per title and save.' },
    ],
    features: [
      {
        title: 'VF and VOST',
        text: 'French dubbing and the original version with subtitles are listed as separate tracks, and an MKV holds them together.',
      },
      {
        title: 'Series of the house',
        text: 'Political thrillers and police dramas by Canal+ are kept season by season.',
      },
      {
        title: 'Rugby, football, motor racing',
        text: 'Replays of whole matches and races have no score in their file name.',
      },
      {
        title: 'Partner channels',
        text: 'If your offer includes other channels, their replays appear in the same search.',
      },
      {
        title: 'Last days first',
        text: 'Rights windows for cinema are strict in France. The app puts titles that end soon on top.',
      },
    ],
    questions: [
      {
        question: 'Do I need a decoder?',
        answer: 'No. What counts is that your contract can be used on a computer.',
      },
      { question: 'Can live channels be recorded?', answer: 'No. Wait for the replay.' },
      {
        question: 'What do French rules on private copies mean for me?',
        answer:
          'They allow copies for your own use from a lawful source, under conditions. Keep to them and to your Canal+ contract, and to whatever applies in your country if you live elsewhere.',
      },
      {
        question: 'Does one license serve my whole family?',
        answer:
          'It serves one computer. For three computers there is the lifetime license of an all-in-one suite.',
      },
    ],
    meta_title: 'Canal+ Downloader: Replays Offline',
    meta_description:
      'Save Canal+ series, films and match replays of your own subscription in VF or VOST for private offline viewing. For Windows and Mac.',
  },
  tf1_plus_downloader: {
    headline: 'TF1+ replays for those who are never home at nine',
    promise:
      'Daily serials, talent shows and the big film of the week: collect replays from TF1+ and watch them on the train.',
    steps: [
      { title: 'Sign in for free', text: 'TF1+ asks for a free account, or Premium if you have it.' },
      { title: 'Pick programs', text: 'Open a series or a show and mark the dates you missed.' },
      {
        title: 'Store the week',
        text: 'On Friday evening the whole week of a daily serial is waiting in one folder.',
      },
    ],
    features: [
      {
        title: 'Daily serials by date',
        text: 'Demain nous appartient and its neighbors run five days a week. File names carry number and day.',
      },
      {
        title: 'Shows in parts',
        text: 'Evening shows are sometimes cut in several parts. They are saved in order and can be joined.',
      },
      { title: 'Channels of the group', text: 'TMC, TFX, TF1 Séries Films and LCI are searched together.' },
      {
        title: 'French series, complete',
        text: 'When a whole season is offered for a time, take it in one go.',
      },
    ],
    questions: [
      {
        question: 'How long is a replay available?',
        answer:
          'Often about a week for serials, sometimes longer. The last day is shown where TF1+ states it.',
      },
      {
        question: 'Are TF1 and LCI recorded live?',
        answer: 'No. The product works with replays, which usually appear soon after the broadcast.',
      },
      {
        question: 'Do I have to pay TF1?',
        answer: 'Not for the free offer. Titles of Premium need that subscription.',
      },
      {
        question: 'Can I give an episode to a friend?',
        answer:
          'No. A replay is kept for your own household, if TF1’s conditions and the law permit the copy at all.',
      },
      {
        question: 'Was this called MYTF1 before?',
        answer: 'Yes, TF1+ took its place in 2024, and this product works with the new service.',
      },
    ],
    meta_title: 'TF1+ Downloader for French Replays',
    meta_description:
      'Collect daily serials, shows and French series from TF1+ before the replay ends. Runs on Windows and Mac; try it free before you buy.',
  },
  m6_plus_downloader: {
    headline: 'M6+ shows kept after the replay has gone',
    promise:
      'Cookery contests, house sales and sketch comedies from M6+ fit well into a lunch break; have them with you.',
    steps: [
      { title: 'Identify yourself on M6+', text: 'The account you had with 6play works on M6+ too.' },
      { title: 'Open the show', text: 'Choose editions by date or by theme.' },
      { title: 'Keep what you like', text: 'Single portraits, full evenings or a whole season.' },
    ],
    features: [
      {
        title: 'Contests with all stages',
        text: 'Top Chef and its relatives last for months. Follow the order from the first round to the final.',
      },
      {
        title: 'Short sketches together',
        text: 'Scènes de ménages comes in small pieces. Save a bundle of them in one folder.',
      },
      {
        title: 'Channels at a glance',
        text: 'W9, 6ter and Gulli stand beside M6, so that children’s series are easy to find.',
      },
      {
        title: 'Recipes to stop and go',
        text: 'In a local file you can jump back ten seconds with floury hands.',
      },
      {
        title: 'No advertising in the file',
        text: 'You keep the program itself. The breaks stay on M6+, which lives from them.',
      },
    ],
    questions: [
      {
        question: 'Is registration necessary?',
        answer: 'M6+ wants a free account for its replays, so sign in first.',
      },
      {
        question: 'How long do I have before a show leaves?',
        answer:
          'It varies by show. Early rounds of a contest may vanish before the final, so do not wait for the end of a season.',
      },
      {
        question: 'Can I watch M6+ from another country?',
        answer: 'M6+ is made for viewers in France. The app does not change what it shows you abroad.',
      },
      {
        question: 'Which titles are excluded?',
        answer:
          'Films and some American series are often not available as replays. What M6+ does not play cannot be chosen.',
      },
      {
        question: 'What is allowed?',
        answer:
          'Viewing at home, offline, of programs you had lawful access to, as French law and the conditions of M6+ describe it.',
      },
    ],
    meta_title: 'M6+ Downloader (formerly 6play)',
    meta_description:
      'Save contests, comedies and magazines from M6+, with W9, 6ter and Gulli, for offline viewing on your own computer. Free trial available.',
  },
  france_tv_downloader: {
    headline: 'Public television from France, on your bookshelf',
    promise:
      'Documentaries, cinema classics, theater and daily news from france.tv: keep the ones worth a second look.',
    steps: [
      { title: 'Go to france.tv', text: 'Most programs open after a free registration.' },
      {
        title: 'Follow a channel or a subject',
        text: 'France 2, 3, 4 and 5, Slash for younger viewers, or a theme such as history.',
      },
      { title: 'Save to your archive', text: 'Title, channel and date of broadcast go into the file.' },
    ],
    features: [
      {
        title: 'Regional editions',
        text: 'News and magazines of France 3 exist for each region. Mark the one of your home town.',
      },
      {
        title: 'Accessible versions',
        text: 'Subtitles for deaf viewers and audio description are kept where France Télévisions provides them.',
      },
      {
        title: 'Tour and tennis in replay',
        text: 'Stages and matches remain available for some time and are saved complete.',
      },
      {
        title: 'Teachers’ choice',
        text: 'A documentary with its subtitles is a good source for a French lesson prepared at home.',
      },
      {
        title: 'Dates shown clearly',
        text: 'Rights on public television differ by program. The end date is in the list.',
      },
    ],
    questions: [
      {
        question: 'Is france.tv free?',
        answer: 'Yes, it is financed by the public. Our product charges for saving and sorting only.',
      },
      {
        question: 'Can I save the live channels, franceinfo for example?',
        answer: 'No. News editions are in the replay list later the same day, and those can be chosen.',
      },
      {
        question: 'Do films come in their original language?',
        answer: 'Many do. Where france.tv has both, VF and VO are shown as tracks.',
      },
      {
        question: 'Can I watch from Belgium or Switzerland?',
        answer: 'Part of the offer is limited to France, and the app follows those limits.',
      },
      {
        question: 'May I show a documentary in class?',
        answer:
          'Schools need permission or an agreement for that. Our product is made for personal viewing within the law.',
      },
    ],
    meta_title: 'france.tv Downloader: Replays Kept',
    meta_description:
      'Keep documentaries, regional news and French series from france.tv with subtitles and audio description, as far as terms and law permit.',
  },
  joyn_downloader: {
    headline: 'ProSieben and Sat.1 from Joyn, without the clock',
    promise:
      'Save shows, series and films from Joyn’s media libraries in Germany, Austria or Switzerland and see them offline.',
    steps: [
      {
        title: 'Choose your country',
        text: 'Joyn has an edition for each of the three countries. Open yours and sign in if asked.',
      },
      { title: 'Find the format', text: 'Search for a show and select whole episodes rather than clips.' },
      { title: 'Add and forget', text: 'The queue works through your list while you watch something else.' },
    ],
    features: [
      { title: 'Model, chef and survival', text: 'Long-running formats are listed by season and week.' },
      {
        title: 'Clips left out',
        text: 'Joyn mixes episodes with excerpts. A filter shows complete episodes alone.',
      },
      {
        title: 'Free or PLUS+',
        text: 'Your account decides. The app shows a small mark at titles that need PLUS+.',
      },
      {
        title: 'More than one group',
        text: 'Joyn also carries libraries of other broadcasters. Their programs are saved in the same manner.',
      },
      {
        title: 'Original sound where offered',
        text: 'A few series come with English sound besides the German one.',
      },
    ],
    questions: [
      { question: 'Can the live channels be stored?', answer: 'No, live television is outside the scope.' },
      {
        question: 'Are advertising breaks part of a saved episode?',
        answer: 'No. The file holds the episode.',
      },
      {
        question: 'Does one license cover all three editions?',
        answer:
          'Yes. Germany, Austria and Switzerland are the same product; the catalog follows the edition that you open.',
      },
      {
        question: 'Why is a US series missing?',
        answer: 'Licenses for American series often exclude the media library or end early.',
      },
      {
        question: 'How does German law see it?',
        answer:
          'Section 53 of the Copyright Act allows private copies from sources that are not obviously unlawful, but not around effective protection. Save only what this and Joyn’s terms leave open.',
      },
    ],
    meta_title: 'Joyn Downloader for Shows and Series',
    meta_description:
      'Save ProSieben, Sat.1 and Kabel Eins programs from Joyn as files for private viewing. Editions for Germany, Austria and Switzerland.',
  },
  rtl_plus_downloader: {
    headline: 'RTL+ reality, serials and films, saved on your PC',
    promise:
      'Keep the jungle camp, a daily serial or a true-crime series of your RTL+ plan and watch it where you have peace and quiet.',
    steps: [
      {
        title: 'Sign in with your RTL account',
        text: 'The plan you booked decides what is open, with or without advertising.',
      },
      { title: 'Gather your formats', text: 'Open a format, choose a season and mark episodes.' },
      { title: 'Name and save', text: 'Pick one of three naming schemes and start.' },
    ],
    features: [
      {
        title: 'GZSZ and Co.',
        text: 'Daily serials have thousands of episodes. Jump to a number instead of scrolling.',
      },
      {
        title: 'Ahead of television',
        text: 'RTL+ shows some episodes before they are on air. If your plan plays them, you may queue them.',
      },
      {
        title: 'Reality by the night',
        text: 'Camp and villa come every evening for weeks. Each day becomes one file with its date.',
      },
      {
        title: 'German captions',
        text: 'Captions exist for many in-house programs and are stored as text.',
      },
      { title: 'Tidy separation', text: 'VOX, NTV and RTLZWEI have a folder each, if you like.' },
    ],
    questions: [
      {
        question: 'What about the music, audiobooks and podcasts of RTL+?',
        answer: 'This product handles video. The sound library of RTL+ is not part of it.',
      },
      { question: 'Can live sport be recorded?', answer: 'No, only what stands on demand afterward.' },
      {
        question: 'Is RTL+ Hungary the same?',
        answer: 'No, it is a different service with its own catalog and is not covered here.',
      },
      {
        question: 'What must I keep in mind?',
        answer:
          'That every copy is for private use, comes from your own paid or free access, and stays within RTL’s conditions and the law.',
      },
      {
        question: 'How do I buy?',
        answer: 'Take a month, a year or a lifetime license, after you have tried it free.',
      },
    ],
    meta_title: 'RTL+ Downloader for Windows and Mac',
    meta_description:
      'Keep reality shows, daily serials and true crime of your RTL+ plan with captions. Personal viewing offline, free trial, Windows and Mac.',
  },
  bbc_iplayer_downloader: {
    headline: 'iPlayer box sets on any device in your home',
    promise:
      'From Sunday-night drama to natural history, save programs from BBC iPlayer and watch them where the broadband gives up.',
    steps: [
      {
        title: 'Sign in to your BBC account',
        text: 'The BBC asks you to confirm that your home has a TV License. So do we.',
      },
      {
        title: 'Choose a box set or an episode',
        text: 'Browse by channel, category or A to Z and tick what you need.',
      },
      {
        title: 'Take it with you',
        text: 'Put files on a laptop for the ferry or on a stick for the television in the bedroom.',
      },
    ],
    features: [
      {
        title: 'Signed and described',
        text: 'Versions with sign language or audio description are listed separately, so you get the one you meant.',
      },
      {
        title: 'Subtitles by the BBC',
        text: 'Nearly everything is subtitled. Keep the colored speaker text or a plain version.',
      },
      {
        title: 'Half a century of drama',
        text: 'Classic series return to iPlayer from time to time. A whole run is one selection.',
      },
      {
        title: 'Children’s bedtime',
        text: 'CBeebies stories of five minutes can be put together in a folder.',
      },
      {
        title: 'Nations and regions',
        text: 'Programs of BBC Scotland, BBC ALBA and S4C on iPlayer are found by channel.',
      },
    ],
    questions: [
      {
        question: 'iPlayer has its own downloads. Why use this?',
        answer:
          'Its app keeps programs on mobile devices for a limited time. Tidemark Video is for people who view on a computer and want tracks and names under control.',
      },
      {
        question: 'Is a TV License required?',
        answer: 'Yes, for using iPlayer in the United Kingdom, and it must cover your address.',
      },
      {
        question: 'May recordings be kept?',
        answer:
          'The BBC’s terms set time limits on downloads, and UK law has its own view of private copying. Save only what both permit, for domestic viewing.',
      },
      {
        question: 'Does it work on holiday abroad?',
        answer: 'iPlayer is meant for the United Kingdom. Save before you travel.',
      },
    ],
    meta_title: 'BBC iPlayer Downloader for PC and Mac',
    meta_description:
      'Save drama, natural history and children’s programs from BBC iPlayer with subtitles or signing. TV License required; home viewing only.',
  },
  itvx_downloader: {
    headline: 'Soaps, quizzes and dramas from ITVX, ready to board',
    promise: 'Never miss what happened on the Street: save ITVX programs and watch them on the commute.',
    steps: [
      {
        title: 'Sign in to ITVX',
        text: 'A free account opens most of it. Premium subscribers use the same login.',
      },
      { title: 'Find this week', text: 'Soaps and quizzes are grouped by day, dramas by series.' },
      {
        title: 'Send to your list',
        text: 'Tidemark Video keeps them in order and leaves a note if one could not be saved.',
      },
    ],
    features: [
      {
        title: 'Coronation Street and Emmerdale',
        text: 'Several episodes a week, each with its date, in a folder of its own.',
      },
      { title: 'Dramas in one evening', text: 'New dramas often appear complete. Take all parts together.' },
      {
        title: 'Love, islands and jungles',
        text: 'Nightly shows are saved per night, with spin-off talk shows next to them.',
      },
      { title: 'Old favorites', text: 'The archive reaches back decades. Search by title and year.' },
      { title: 'Subtitles as a file', text: 'Useful when the carriage is noisy.' },
    ],
    questions: [
      { question: 'Is ITVX Premium needed?', answer: 'Only for titles that ITVX reserves for it.' },
      {
        question: 'How long do episodes stay?',
        answer:
          'Recent soaps about a month, box sets longer. Where ITVX names a last day, the queue can be sorted by it.',
      },
      { question: 'Are the breaks saved?', answer: 'No, only the program.' },
      {
        question: 'Does it cover STV?',
        answer: 'STV Player in Scotland is another service and not covered by this product.',
      },
      {
        question: 'What about football on ITV?',
        answer: 'Highlights on demand can be opened like other programs, live coverage cannot.',
      },
      {
        question: 'Is it lawful to save programs?',
        answer:
          'It depends on ITV’s terms and on UK law. Keep a copy only where you are entitled to, and only to watch it yourself.',
      },
    ],
    meta_title: 'ITVX Downloader: Soaps and Drama',
    meta_description:
      'Save soaps, quizzes and complete dramas from ITVX by date or series, with subtitles, for your own journeys. Windows and Mac.',
  },
  channel_4_downloader: {
    headline: 'Channel 4, Film4 and Walter Presents in your bag',
    promise:
      'Comedy with an edge, baking under canvas and foreign crime with subtitles: save what Channel 4 streams to you.',
    steps: [
      { title: 'Register with Channel 4', text: 'The former All 4 account still opens the service.' },
      {
        title: 'Look beyond the new',
        text: 'E4, More4 and Film4 titles share one catalog with the archive.',
      },
      { title: 'Choose, name, save', text: 'Set the pattern for names once and use it for every show.' },
    ],
    features: [
      {
        title: 'Walter Presents',
        text: 'European dramas come with English subtitles. Keep the original speech and the text beside it.',
      },
      { title: 'Film4 on loan', text: 'Films stay for a short time. The list tells you how long.' },
      {
        title: 'Bake by bake',
        text: 'A series of the tent is ten weeks. Add one each week or all at the end.',
      },
      { title: 'Documentaries that matter', text: 'Reports are named by title and date of first showing.' },
      { title: 'Comedy archive', text: 'Sitcoms of the nineties and noughties are saved by series.' },
    ],
    questions: [
      {
        question: 'Do I have to pay Channel 4?',
        answer: 'The service is free with advertising; Channel 4+ removes most of it.',
      },
      {
        question: 'Is a TV License needed?',
        answer:
          'Not for catch-up on Channel 4 alone, by the rules of today. You need one for live television and for BBC iPlayer.',
      },
      {
        question: 'Can I use it in Ireland or on vacation?',
        answer: 'The service is meant for the United Kingdom. Save before you leave.',
      },
      {
        question: 'Are subtitles saved in color?',
        answer: 'As plain text. Colors of speakers are not part of every source.',
      },
      {
        question: 'Can I use scenes in my own video?',
        answer:
          'That is a question for Channel 4 and the producers. Our license covers a tool for private offline viewing within terms and law.',
      },
    ],
    meta_title: 'Channel 4 Downloader for Windows and Mac',
    meta_description:
      'Keep Channel 4 comedy, Film4 films and Walter Presents drama with English subtitles on your own computer. Try it free before you buy.',
  },
  raiplay_downloader: {
    headline: 'RaiPlay: Italian drama, Sanremo and seventy years of TV',
    promise:
      'Italy’s public broadcaster keeps a great archive online. Save evenings of song, detective stories and old films for your own viewing.',
    steps: [
      { title: 'Enter RaiPlay', text: 'Registration is free, and the page opens in Italian.' },
      {
        title: 'Explore fiction and archive',
        text: 'From Montalbano’s Sicily to the black-and-white Teche collection.',
      },
      {
        title: 'Save with Italian subtitles',
        text: 'Choose the text track if you are learning the language.',
      },
    ],
    features: [
      {
        title: 'Fiction by season',
        text: 'Crime series on Rai 1 are often ninety minutes long and stored one film per file.',
      },
      {
        title: 'A soap set in Naples',
        text: 'Un posto al sole airs on weekdays. Files are numbered, so nothing gets mixed up.',
      },
      {
        title: 'Festival nights',
        text: 'The five evenings of Sanremo can be kept whole or by performance, as RaiPlay offers them.',
      },
      { title: 'From Rai 1 to Rai Storia', text: 'All channels of the group are searched at once.' },
      {
        title: 'Films with an end date',
        text: 'Italian cinema changes weekly, and each title shows when it leaves.',
      },
    ],
    questions: [
      {
        question: 'Does RaiPlay work outside Italy?',
        answer: 'A part of it does. For the rest Rai limits access to Italy, and the app keeps to that.',
      },
      {
        question: 'Are live channels and sport recorded?',
        answer:
          'No. RaiPlay keeps many programs on demand after the broadcast; matches are often missing there, because the rights to them end with the final whistle.',
      },
      {
        question: 'Are Rai’s radio programs included?',
        answer: 'No, RaiPlay Sound is a separate service.',
      },
      {
        question: 'Why must I think about rights when it is free?',
        answer:
          'Because free access is not a license to copy. Private copies have conditions in Italian law, and Rai has its own terms; stay within both.',
      },
    ],
    meta_title: 'RaiPlay Downloader: Italian TV Offline',
    meta_description:
      'Save Rai fiction, Sanremo evenings and archive films with Italian subtitles for learning and private viewing. For Windows and Mac.',
  },
  mediaset_infinity_downloader: {
    headline: 'Canale 5 evenings and Infinity series, kept in order',
    promise:
      'Talk shows, reality and Turkish serials fill Mediaset Infinity; save the episodes you want before the next ones push them down.',
    steps: [
      {
        title: 'Access Mediaset Infinity',
        text: 'Sign in with your email. Infinity+ titles need the paid plan.',
      },
      {
        title: 'Filter full episodes',
        text: 'Tick “full episodes” and the thousands of clips disappear from view.',
      },
      { title: 'Save by date', text: 'Programs of Canale 5, Italia 1 and Rete 4 carry channel and date.' },
    ],
    features: [
      {
        title: 'Daily talk, tidy folders',
        text: 'Uomini e donne runs every weekday. One month, one folder.',
      },
      {
        title: 'Reality from the first day',
        text: 'Follow the house from entry to final, prime time and daily strips apart.',
      },
      {
        title: 'Serials in long lists',
        text: 'Turkish and Spanish serials have hundreds of parts. Give a first and a last number.',
      },
      {
        title: 'Infinity+ films',
        text: 'Subscribers can choose between Italian and original sound where both exist.',
      },
    ],
    questions: [
      {
        question: 'Which parts are free?',
        answer:
          'Programs of the Mediaset channels for the most part. Cinema and some series belong to Infinity+.',
      },
      {
        question: 'Do I get one file for an evening in several parts?',
        answer: 'If you like. Parts are listed in order and can be joined into a single MP4.',
      },
      { question: 'Does it work outside Italy?', answer: 'Only where Mediaset Infinity plays for you.' },
      {
        question: 'Can I save Champions League matches?',
        answer: 'Only what appears on demand for your account. Live matches are not recorded.',
      },
      {
        question: 'What use is allowed?',
        answer:
          'Seeing them yourself, offline. Whatever exceeds the terms of Mediaset or the private-copy rules of Italian law is not.',
      },
      {
        question: 'Is the Spanish Mitele supported?',
        answer: 'It is a different service of the group and not part of this product.',
      },
    ],
    meta_title: 'Mediaset Infinity Downloader for PC and Mac',
    meta_description:
      'Keep talk shows, reality and serials of Canale 5, Italia 1 and Rete 4 as full episodes by date. Personal viewing on Windows and Mac.',
  },
  movistar_plus_downloader: {
    headline: 'Movistar Plus+ originals and match replays in your pocket',
    promise:
      'Spanish series of high ambition, cinema and LaLiga replays: keep what your Movistar Plus+ plan shows on demand.',
    steps: [
      {
        title: 'Connect Movistar Plus+',
        text: 'Fibre customers and online subscribers sign in on the same page.',
      },
      {
        title: 'Choose from the last seven days or the library',
        text: 'The guide holds broadcasts of the week; series and films are in the library.',
      },
      { title: 'Store in Spanish or original', text: 'Select the sound, add subtitles, begin.' },
    ],
    features: [
      {
        title: 'Dual sound',
        text: 'Films and foreign series usually come in Spanish and in the original. Keep both for the whole family.',
      },
      {
        title: 'The week behind you',
        text: 'Late-night talk of the past seven days can be collected on Sunday.',
      },
      { title: 'Originals in full', text: 'A series of six parts is saved as one set with its extras.' },
      { title: 'Football, after the whistle', text: 'Replays bear teams and matchday in the name.' },
      { title: 'Cycling, golf, documentaries', text: 'Less watched sports have their replays, too.' },
    ],
    questions: [
      {
        question: 'Is a Movistar mobile contract necessary?',
        answer: 'No. Anyone in Spain can subscribe to Movistar Plus+ on its own.',
      },
      {
        question: 'Can I record LaLiga while it is played?',
        answer: 'No. Replays stay for a few days, so put them at the top of the queue.',
      },
      {
        question: 'Which plan do I need?',
        answer:
          'Any plan that plays the title in a browser. Cinema and football packages add titles, and the app shows those you have.',
      },
      {
        question: 'Which devices does the contract count?',
        answer: 'Movistar limits simultaneous use. The app counts as one browser.',
      },
      {
        question: 'What does a private copy mean in Spain?',
        answer:
          'A copy made by you, for you, from lawful access. Your Movistar terms may be narrower, and then they count.',
      },
    ],
    meta_title: 'Movistar Plus+ Downloader for Windows and Mac',
    meta_description:
      'Save Spanish originals, films in two languages and match replays of your Movistar Plus+ plan for offline viewing. Windows and Mac.',
  },
  rakuten_tv_downloader: {
    headline: 'Your Rakuten TV films, free ones and bought ones',
    promise:
      'Rakuten TV rents, sells and gives films away with adverts, all over Europe. Bring what your account holds to a screen without internet.',
    steps: [
      {
        title: 'Sign in and open My Library',
        text: 'Purchases and current rentals are listed together with free titles you have marked.',
      },
      {
        title: 'Check language and format',
        text: 'Each country has its own dubs. Look at the list before you begin.',
      },
      { title: 'Keep to the period', text: 'A rental shows the hours left; purchases have none.' },
    ],
    features: [
      {
        title: 'Purchases at hand',
        text: 'A film you bought can be watched at the holiday house without asking for the Wi-Fi.',
      },
      {
        title: 'Many European dubs',
        text: 'German, French, Italian, Spanish, Polish and other tracks as sold in your country.',
      },
      {
        title: 'Documentaries of its own',
        text: 'Football portraits and other Rakuten productions are free in many places.',
      },
      {
        title: 'No monthly plan needed',
        text: 'The service sells single titles, and the app is content with a single title.',
      },
    ],
    questions: [
      {
        question: 'Are the free channels covered?',
        answer: 'No. Linear channels are live; choose titles from the free film section.',
      },
      {
        question: 'Do I get the UHD version?',
        answer:
          'Only if you paid for it and it plays on your computer. HD and UHD are separate offers at Rakuten TV.',
      },
      {
        question: 'Can a rental be kept for good?',
        answer: 'No. It is yours for the rental period, and copies should not outlast it.',
      },
      {
        question: 'Is a bought film mine?',
        answer:
          'You hold a right to view it, described in Rakuten’s terms. Copies for yourself are possible where those and national law say so.',
      },
      {
        question: 'Do I need Viki for this?',
        answer: 'Rakuten Viki is another service. There is a separate page for it in the shop.',
      },
    ],
    meta_title: 'Rakuten TV Downloader for Your Films',
    meta_description:
      'Take Rakuten TV purchases, current rentals and free films offline in the dub of your country. For Windows and Mac, with a free trial.',
  },
  skyshowtime_downloader: {
    headline: 'SkyShowtime series on your computer',
    promise:
      'SkyShowtime brings Paramount, Universal and Sky titles to parts of Europe; this product saved them for owners of a license.',
    steps: [
      {
        title: 'Look into your account',
        text: 'If you bought a license for SkyShowtime, it is listed there with its devices.',
      },
      {
        title: 'Sign in to the service',
        text: 'Open SkyShowtime in Tidemark Video with your own subscription.',
      },
      { title: 'Choose and store', text: 'Mark a title of the catalog, its sound and subtitles.' },
    ],
    features: [
      {
        title: 'Three studios, one list',
        text: 'Films by Universal and Paramount stand next to Sky dramas and Showtime series.',
      },
      {
        title: 'Nordic, Iberian and Eastern subtitles',
        text: 'The service runs in more than twenty countries, and tracks follow yours.',
      },
      { title: 'Series by season', text: 'Mark a season as a whole, or single episodes.' },
      { title: 'Advert plan or standard', text: 'The app sees what your plan plays on a computer, no more.' },
    ],
    questions: [
      {
        question: 'Why is there no price on this page?',
        answer:
          'New licenses for this product are not being sold at present. The all-in-one video suite is the way to cover several services at once.',
      },
      {
        question: 'Does my lifetime license count toward a suite?',
        answer: 'Yes, like any other lifetime product of the video line on the same system.',
      },
      {
        question: 'What should I try first if I own it?',
        answer:
          'Install the latest version and save one short episode. If the sign-in page does not open, a long queue will not help.',
      },
      {
        question: 'What happens to a license I own?',
        answer:
          'It stays in your account with the terms you bought it on. If something does not work, write to support.',
      },
      {
        question: 'Are saved titles mine?',
        answer:
          'They remain the studios’ works. You may view them privately as long as your subscription and the law allow it.',
      },
    ],
    meta_title: 'SkyShowtime Downloader, Withdrawn',
    meta_description:
      'About the SkyShowtime product of Tidemark Video: what it does, why it is not on sale now, and what to choose in its place.',
  },
  now_tv_downloader: {
    headline: 'NOW memberships and what you can keep from them',
    promise:
      'NOW sells Sky’s entertainment and cinema by the month; this product stored on-demand titles of such a membership.',
    steps: [
      {
        title: 'Find your license',
        text: 'Owners see it under their products, together with the computer it runs on.',
      },
      { title: 'Open NOW', text: 'Use the login of your Entertainment or Cinema membership.' },
      { title: 'Save on-demand titles', text: 'Pick a drama or a film and set its captions.' },
    ],
    features: [
      {
        title: 'Month by month',
        text: 'A membership can pause. What you mark during an active month is what you can save.',
      },
      { title: 'Sky originals', text: 'Crime and history series come in short seasons that suit a weekend.' },
      { title: 'Boost respected', text: 'Picture and sound follow the membership, with or without Boost.' },
      { title: 'Separate folders', text: 'Entertainment and Cinema are kept apart if you wish.' },
    ],
    questions: [
      {
        question: 'Can I buy this product now?',
        answer:
          'No, it has been withdrawn from sale. Pages of other services and the suites show what is available.',
      },
      {
        question: 'What can I check with the version I have?',
        answer:
          'Install the latest release and try a half-hour comedy. If sound and picture arrive, longer titles are worth a try.',
      },
      {
        question: 'Does an unused license lose its value?',
        answer: 'No. A lifetime license still counts toward the video suite on its system.',
      },
      {
        question: 'I have a lifetime license. Is it lost?',
        answer: 'No. It is still recorded in your account, and support can tell you about its present state.',
      },
      {
        question: 'Does it record Sky Sports?',
        answer: 'No. Sports memberships consist mostly of live events.',
      },
      {
        question: 'What are the rules for files I saved?',
        answer:
          'Private viewing, during your entitlement, as NOW’s terms and the law of the United Kingdom or Ireland provide.',
      },
    ],
    meta_title: 'NOW Downloader (Sky), Withdrawn',
    meta_description:
      'What the Tidemark product for NOW does, what its withdrawal means for owners, and which products replace it in the shop.',
  },
  videoland_downloader: {
    headline: 'Videoland series from the Netherlands, offline on a PC',
    promise:
      'Dutch crime series, dating shows and RTL programs of your Videoland plan, saved for the train between Groningen and Maastricht.',
    steps: [
      {
        title: 'Sign in to Videoland',
        text: 'Choose your profile; Basis, Plus and Premium differ in what they play.',
      },
      { title: 'Select Dutch or English', text: 'Foreign films keep their sound and get Dutch subtitles.' },
      { title: 'Save on Windows', text: 'Set a folder and let the list run.' },
    ],
    features: [
      {
        title: 'Crime in Dutch',
        text: 'Hard-boiled originals are stored by season with their Dutch titles.',
      },
      {
        title: 'Dating shows day by day',
        text: 'The farm, the villa, the bed-and-breakfast: each program has a folder in order of broadcast.',
      },
      {
        title: 'Previews',
        text: 'If your plan shows an episode before television does, it can be saved then.',
      },
      {
        title: 'Subtitles for two readers',
        text: 'Dutch text for the family, none for you: the track can be switched off.',
      },
      { title: 'Programs of RTL 4, 5, 7 and 8', text: 'Television in catch-up is beside the originals.' },
    ],
    questions: [
      { question: 'Is macOS supported?', answer: 'The Mac product is not for sale now; the Windows one is.' },
      {
        question: 'Can I use it on vacation in Spain?',
        answer:
          'A Dutch subscription can be used for a limited time on journeys inside the EU. The app follows what Videoland plays for you there.',
      },
      {
        question: 'Is live football saved?',
        answer: 'No. Live events are outside the product, whereas summaries on demand can be chosen.',
      },
      {
        question: 'What does a plan with adverts mean for saving?',
        answer: 'Titles are the same. Picture and devices may differ, as Videoland describes them.',
      },
      {
        question: 'What does Dutch law allow?',
        answer:
          'A home copy for practice, study or use of your own, from a lawful source. Videoland’s terms may restrict it further.',
      },
    ],
    meta_title: 'Videoland Downloader for Windows',
    meta_description:
      'Save Dutch originals, dating shows and RTL programs of your Videoland plan with Dutch subtitles on a Windows PC. Try it free.',
  },
}
