import type { ContentTexts } from '../texts'

export const europeGuides: ContentTexts['guides'] = {
  canal_plus_downloader: {
    title: 'How to keep Canal+ films between cinema and television',
    intro:
      'French law gives each film a calendar. Whoever knows it finds the right weeks on Canal+ and does not miss them.',
    steps: [
      {
        title: 'Sign in with your contract',
        text: 'The account of the customer area opens the on-demand part. Which packages you have is shown there.',
      },
      {
        title: 'Look under Cinéma',
        text: 'Recent films arrive about six months after their release in cinemas and stay for a limited time.',
      },
      {
        title: 'Choose VF or VOST',
        text: 'Both are listed as tracks. For an MKV take the two together with the French subtitles.',
      },
      {
        title: 'Put what ends first at the top',
        text: 'The last day stands on the page of the film as “Disponible jusqu’au”.',
      },
    ],
    hints: [
      {
        title: 'Créations Originales',
        text: 'Series of the house stay longer than films and can wait until the films are done.',
      },
      {
        title: 'Sport in replay',
        text: 'Matches are split into halves or offered in full. Check the length before you mark both.',
      },
    ],
    questions: [
      {
        question: 'Do I see the same in Poland or Switzerland?',
        answer: 'No. Canal+ in each country has its own catalog and its own account.',
      },
      {
        question: 'Are partner services in my offer covered?',
        answer:
          'Only what opens inside Canal+ itself. Services with a login of their own need their own product.',
      },
    ],
    meta_title: 'Guide: Canal+ Films in Their Window',
    meta_description:
      'VF or VOST, the cinema calendar and last days: how subscribers in France store films and series of their Canal+ contract in time.',
  },
  tf1_plus_downloader: {
    title: 'How to catch a week of TF1+ in one evening',
    intro:
      'Daily serials wait for nobody. With one session on Friday you have five episodes and the show of the weekend before.',
    steps: [
      {
        title: 'Register or sign in',
        text: 'TF1+ is free with an account. Premium takes away most of the advertising.',
      },
      {
        title: 'Open the serial',
        text: 'Episodes are listed with number and date. “Extraits” are clips, “Replay” is what you want.',
      },
      { title: 'Mark Monday to Friday', text: 'Hold the shift key in the list to mark five lines at once.' },
      {
        title: 'Join the parts of a show',
        text: 'Long evenings come in two or three pieces. The application offers to join them.',
      },
    ],
    hints: [
      {
        title: 'A day in advance',
        text: 'Premium shows some serials before they are broadcast. Such episodes are marked “Avant-première”.',
      },
      {
        title: 'Other channels',
        text: 'Films of TFX and TMC hide below the front page. Search by title instead of scrolling.',
      },
    ],
    questions: [
      {
        question: 'Why is the American series gone after a week?',
        answer: 'Replay rights for bought series are short. Those produced in France last longer.',
      },
      {
        question: 'Can I watch from Belgium?',
        answer:
          'TF1+ is offered in Belgium, Luxembourg, Switzerland and further French-speaking countries, each with its own choice.',
      },
    ],
    meta_title: 'Guide: A Week of TF1+ in One Evening',
    meta_description:
      'Replay or extract, five episodes at once, shows in parts: how to collect the week of a TF1+ serial for private viewing.',
  },
  m6_plus_downloader: {
    title: 'How to follow a contest on M6+ to the final',
    intro: 'Fourteen evenings, each longer than two hours: a plan for cookery and baking contests on M6+.',
    steps: [
      {
        title: 'Sign in with the former 6play account',
        text: 'It was carried over in 2024. If the password is refused, have it renewed on M6+.',
      },
      {
        title: 'Open the program',
        text: 'Under “Émissions complètes” the evenings stand in order, with the date.',
      },
      {
        title: 'Leave the extras',
        text: '“La brigade cachée” and similar side shows are separate lines. Mark them only if you want them.',
      },
      { title: 'Choose 720p', text: 'Long evenings in full resolution fill four gigabytes each.' },
      {
        title: 'Store weekly',
        text: 'Earlier evenings may vanish before the final. Do not wait for the end.',
      },
    ],
    hints: [
      {
        title: 'Gulli for children',
        text: 'Its series are part of M6+. A folder of their own keeps them away from the kitchen dramas.',
      },
      {
        title: 'Spoilers in pictures',
        text: 'Preview pictures sometimes show who is still there. Work from the list view.',
      },
    ],
    questions: [
      {
        question: 'Are films of M6 available?',
        answer: 'Seldom, since their replay rights are mostly not bought.',
      },
      {
        question: 'What does M6+ Max add?',
        answer: 'Less advertising and some titles ahead. The way of storing stays the same.',
      },
    ],
    meta_title: 'Guide: An M6+ Contest up to the Final',
    meta_description:
      'Full evenings, extras, sizes and a weekly rhythm: how to keep a season of a contest on M6+ for watching at your own hour.',
  },
  france_tv_downloader: {
    title: 'How to build a shelf of documentaries from france.tv',
    intro:
      'Public television in France is generous with documentaries. Sorted by subject, they become a small library for a while.',
    steps: [
      { title: 'Sign in if asked', text: 'A free account is wanted for most programs by now.' },
      {
        title: 'Search by collection',
        text: 'Titles such as “Des racines et des ailes” or “Infrarouge” are collections with many editions.',
      },
      { title: 'Read the end date', text: '“Disponible encore” tells the days that remain.' },
      {
        title: 'Take subtitles or audio description',
        text: 'Both are more frequent here than with commercial channels. They appear as tracks.',
      },
    ],
    hints: [
      {
        title: 'Overseas stations',
        text: 'La 1ère sends from Réunion to Tahiti. Its films on nature are in the same catalog and easily overlooked.',
      },
      {
        title: 'Original versions',
        text: 'British series are often offered in both languages. The letters “VO” stand beside the title.',
      },
    ],
    questions: [
      {
        question: 'Is france.tv usable abroad?',
        answer:
          'In part. News and productions without foreign rights play in many countries, series often only in France.',
      },
      {
        question: 'May a teacher use a stored documentary?',
        answer:
          'For lessons there are rules and a platform of their own, Lumni. Private copies are for the living room.',
      },
    ],
    meta_title: 'Guide: Documentaries from france.tv, Sorted',
    meta_description:
      'Collections, end dates, audio description and overseas stations: how to gather documentaries from france.tv for private viewing.',
  },
  joyn_downloader: {
    title: 'How to watch Joyn without the clock of ProSieben',
    intro:
      'Shows on Joyn begin at a quarter past eight and end at midnight. Stored, they begin when you come home.',
    steps: [
      {
        title: 'Choose the country',
        text: 'Joyn exists in Germany, Austria and Switzerland. Sign in on the address of your own.',
      },
      {
        title: 'Go to the Mediathek',
        text: 'Live channels take up the front page. The item “Mediathek” leads to complete episodes.',
      },
      {
        title: 'Open the season',
        text: 'Shows are counted by season and episode. The date helps when the numbers do not.',
      },
      { title: 'Mark and store', text: 'Free episodes first: they tend to move to PLUS+ after some time.' },
    ],
    hints: [
      {
        title: 'Previews',
        text: 'With PLUS+ some series can be seen a week before their broadcast. They carry a small symbol.',
      },
      {
        title: 'Austrian extras',
        text: 'Joyn in Austria includes programs of several stations there, which the German edition lacks.',
      },
    ],
    questions: [
      {
        question: 'Do I need an account for free titles?',
        answer: 'In most cases Joyn asks for one now, at no charge.',
      },
      {
        question: 'Can I store a show while it is on the air?',
        answer: 'No. It appears in the Mediathek later in the night.',
      },
    ],
    meta_title: 'Guide: Joyn Shows at Your Own Hour',
    meta_description:
      'Mediathek, seasons, PLUS+ and the edition of your country: how to store shows and series from Joyn for private viewing.',
  },
  rtl_plus_downloader: {
    title: 'How to keep reality seasons and serials from RTL+',
    intro:
      'RTL+ publishes ahead of television. A clear folder keeps you from watching Thursday before Wednesday.',
    steps: [
      {
        title: 'Sign in with RTL+',
        text: 'Plans differ in advertising and in streams at a time. Several mobile and internet contracts contain one.',
      },
      {
        title: 'Find the season',
        text: 'Reality formats list every part, reunion included. Serials are grouped by month.',
      },
      { title: 'Watch the order', text: 'Number and date are both shown. Let the file name carry both.' },
      { title: 'Add captions', text: 'German captions exist for much of the program, marked “UT”.' },
    ],
    hints: [
      {
        title: 'More than video',
        text: 'RTL+ has offered music and audiobooks in some plans. They are outside this product.',
      },
      {
        title: 'Old serials',
        text: 'Early years of the daily serials are there in hundreds. Save by story rather than by year.',
      },
    ],
    questions: [
      {
        question: 'Can I record football of the Europa League?',
        answer: 'Live no. Summaries and replays only if RTL+ lists them on demand.',
      },
      {
        question: 'Is RTL+ in Hungary the same?',
        answer: 'It bears the same name but is another service with another account.',
      },
    ],
    meta_title: 'Guide: RTL+ Seasons and Serials in Order',
    meta_description:
      'Dates, numbers, captions and months: how to store reality seasons and daily serials of your RTL+ plan without losing their order.',
  },
  bbc_iplayer_downloader: {
    title: 'How to store a BBC iPlayer box set for the weekend',
    intro:
      'For holders of a UK TV License: a drama in six parts, its last day in view and its subtitles beside it.',
    steps: [
      {
        title: 'Sign in to your BBC account',
        text: 'iPlayer plays in the United Kingdom and asks whether you have a TV License.',
      },
      {
        title: 'Open the program page',
        text: '“Available for 11 months” or similar stands below each episode. That is your deadline.',
      },
      {
        title: 'Choose the version',
        text: 'Audio-described and signed versions are separate entries, marked AD and SL.',
      },
      {
        title: 'Keep the subtitles',
        text: 'BBC subtitles name speakers by color. Save them as a styled file if you want the colors.',
      },
      { title: 'Sort the shelf', text: 'Series, year, episode: six files, one folder, one weekend.' },
    ],
    hints: [
      {
        title: 'Guidance and PIN',
        text: 'Programs after the watershed carry guidance. If a parental lock is set, enter it once in the application.',
      },
      {
        title: 'Archive treasures',
        text: 'The categories “Archive” and “From the Archive” hold films that stay for years. No hurry with those.',
      },
    ],
    questions: [
      {
        question: 'iPlayer has its own downloads. Why use this?',
        answer:
          'Its downloads live in apps for phones and tablets and expire. A laptop needs another way, within the same rules.',
      },
      {
        question: 'Is BBC Sounds included?',
        answer: 'No, only iPlayer. Many radio programs can be had as podcasts.',
      },
    ],
    meta_title: 'Guide: A BBC iPlayer Box Set for the Weekend',
    meta_description:
      'Deadlines, AD and signed versions, colored subtitles: how license holders in the UK store an iPlayer series for private viewing.',
  },
  itvx_downloader: {
    title: 'How to prepare ITVX soaps and dramas for a flight',
    intro:
      'Between Gatwick and Tenerife fit six episodes of a soap or one drama complete. This is how to load either from ITVX.',
    steps: [
      {
        title: 'Sign in for free or with Premium',
        text: 'The free part is enough for most. Premium adds British box sets and removes the breaks.',
      },
      {
        title: 'Check the soap’s week',
        text: 'Recent episodes stay for about a month. Tick those since your last flight.',
      },
      { title: 'Or choose a drama', text: 'Under “Full Series” you find what is complete.' },
      {
        title: 'Take subtitles',
        text: 'Engine noise hides accents. English subtitles help even native speakers.',
      },
      { title: 'Copy the files', text: 'MP4 on the tablet, one test play, ready to board.' },
    ],
    hints: [
      { title: 'Early release', text: 'Some dramas are on ITVX in full before they are shown on ITV1.' },
      {
        title: 'STV viewers',
        text: 'In most of Scotland ITV’s programs run on STV Player, which is a separate service.',
      },
    ],
    questions: [
      {
        question: 'Can quiz shows be stored?',
        answer: 'Yes, where ITVX lists episodes. Daily ones leave after some weeks.',
      },
      {
        question: 'Why does an American film lack a Save button?',
        answer: 'Because ITVX does not play it to your account on a computer, or only live.',
      },
    ],
    meta_title: 'Guide: ITVX Soaps and Dramas for a Flight',
    meta_description:
      'Recent soap weeks or a complete drama, with subtitles on a tablet: how viewers in the UK prepare ITVX for a few hours in the air.',
  },
  channel_4_downloader: {
    title: 'How to explore Walter Presents and Film4 on Channel 4',
    intro:
      'Foreign drama chosen by hand and British cinema: two corners of Channel 4 that repay a slow look.',
    steps: [
      {
        title: 'Register',
        text: 'A free account with a UK postcode opens the service. Channel 4+ removes most of the advertising.',
      },
      {
        title: 'Go to Walter Presents',
        text: 'Series from Denmark to Argentina, nearly all complete, in their original language with English subtitles.',
      },
      { title: 'Look at Film4', text: 'Films rotate quickly. The days that remain are stated on the page.' },
      {
        title: 'Mind the subtitles',
        text: 'For foreign drama they are part of the picture in some cases. The list shows whether a text track exists.',
      },
    ],
    hints: [
      {
        title: 'Comedy by the box',
        text: 'Channel 4 keeps its old comedies for years. They are good for filling the last gigabytes.',
      },
      {
        title: 'Sign zone',
        text: 'Signed versions have entries of their own and may be younger than the first broadcast.',
      },
    ],
    questions: [
      {
        question: 'Does “All 4” still exist?',
        answer: 'The name was dropped in 2023; it is the same service.',
      },
      {
        question: 'Can I store E4 and More4?',
        answer: 'Their programs are in the same catalog, as far as they are on demand.',
      },
    ],
    meta_title: 'Guide: Walter Presents and Film4, Offline',
    meta_description:
      'Subtitled drama, rotating films and old comedy: how viewers in the UK choose and store programs of Channel 4 for themselves.',
  },
  raiplay_downloader: {
    title: 'How to dig in the archive of RaiPlay',
    intro:
      'Below last week’s fiction lie seventy years of Italian television. A guide to the layers of RaiPlay.',
    steps: [
      {
        title: 'Register free of charge',
        text: 'Some programs play without an account, most ask for one.',
      },
      {
        title: 'Open “Teche Rai”',
        text: 'Variety, interviews and serials from black and white onwards are collected there.',
      },
      {
        title: 'Or take the new fiction',
        text: 'Series such as crime from Sicily or a doctor’s life in Turin are grouped by season.',
      },
      {
        title: 'Note the rights',
        text: 'If a title says “Disponibile fino al”, it is bought; without such a line it is there to stay.',
      },
      {
        title: 'Store with captions',
        text: 'Italian captions exist for much of the fiction and are excellent for learners.',
      },
    ],
    hints: [
      {
        title: 'Sanremo in pieces',
        text: 'The festival is cut by evening and by song. Decide for one form, or you will have everything twice.',
      },
      {
        title: 'Picture of its time',
        text: 'Archive films are small. Saving them in a larger size adds nothing but bytes.',
      },
    ],
    questions: [
      {
        question: 'Is RaiPlay open outside Italy?',
        answer: 'Partly. Rai’s own programs often play abroad, films and series mostly not.',
      },
      {
        question: 'What about RaiPlay Sound?',
        answer: 'Radio and podcasts have a separate application of Rai, not covered here.',
      },
    ],
    meta_title: 'Guide: The Archive of RaiPlay and Its Layers',
    meta_description:
      'Teche Rai, new fiction, captions and dates: how to find programs in the RaiPlay archive and store them for private viewing.',
  },
  mediaset_infinity_downloader: {
    title: 'How to order the evenings of Mediaset Infinity',
    intro: 'Canale 5 shows in parts, Turkish series in half episodes: Mediaset cuts, you put together.',
    steps: [
      {
        title: 'Sign in',
        text: 'A free account opens the catch-up. Infinity+ is an addition with films and series.',
      },
      {
        title: 'Find “Puntate intere”',
        text: 'Clips fill the first rows. Whole editions stand below, by date.',
      },
      {
        title: 'Check how a series is cut',
        text: 'Turkish dramas are shown in Italy in shorter pieces than at home. Number them as Mediaset does.',
      },
      {
        title: 'Join what belongs together',
        text: 'The first and second part of an evening can become one file.',
      },
    ],
    hints: [
      {
        title: 'Late uploads',
        text: 'Long shows appear in the catch-up only in the morning. Look after breakfast rather than at midnight.',
      },
      {
        title: 'Films on Infinity+',
        text: 'They carry the sound in Italian and often the original. Both tracks fit in an MKV.',
      },
    ],
    questions: [
      {
        question: 'Is there a Spanish edition?',
        answer: 'Yes, Mediaset Infinity in Spain is a separate service with another account.',
      },
      {
        question: 'Can I have last year’s reality season?',
        answer:
          'If it is still listed. Mediaset keeps the last season of many formats until the next one starts.',
      },
    ],
    meta_title: 'Guide: Mediaset Infinity, Evening by Evening',
    meta_description:
      'Puntate intere, parts to join and Turkish series: how to order programs from Mediaset Infinity and keep them for your household.',
  },
  movistar_plus_downloader: {
    title: 'How to use Movistar Plus+ in the original version',
    intro:
      'Spanish originals and foreign series with two sound tracks: a guide for viewers who like to hear both.',
    steps: [
      {
        title: 'Sign in',
        text: 'Customers of Movistar and those with the plan open to everybody use the same page.',
      },
      {
        title: 'Choose the title',
        text: '“Originales” is the row of the house: short series of six parts, many of them by film directors.',
      },
      {
        title: 'Pick dual sound',
        text: '“VO” and Spanish are separate tracks. Mark both, with Spanish subtitles for the original.',
      },
      {
        title: 'Look at “Últimos 7 días”',
        text: 'What was on the channels in the past week is found there and goes quickly.',
      },
    ],
    hints: [
      {
        title: 'Match replays',
        text: 'Whole matches stay for a few days. File names show the teams and leave the result out.',
      },
      {
        title: 'Catalan, Basque, Galician',
        text: 'A few series and films carry such a track. It is named by its code: ca, eu, gl.',
      },
    ],
    questions: [
      {
        question: 'Do partner services in my package count?',
        answer: 'They open in their own pages and need their own product.',
      },
      {
        question: 'Can I follow the late-night show daily?',
        answer: 'Yes, episodes are on demand from the following morning.',
      },
    ],
    meta_title: 'Guide: Movistar Plus+ with Two Sound Tracks',
    meta_description:
      'Originales, dual sound, the last seven days and match replays: how subscribers in Spain store titles of Movistar Plus+ for themselves.',
  },
  rakuten_tv_downloader: {
    title: 'How to tell Rakuten TV’s free films from rented ones',
    intro:
      'Rakuten TV is a shop and a free service at once. The two halves have different rules, so begin by telling them apart.',
    steps: [
      {
        title: 'Sign in in your country',
        text: 'The service runs in some forty European countries. Catalog and language follow your account.',
      },
      { title: 'Open “Free”', text: 'Films there are paid for by advertising and play without payment.' },
      {
        title: 'Open your library',
        text: 'Bought films are listed without a date, rentals with the hours that remain.',
      },
      {
        title: 'Choose tracks',
        text: 'Most films have the language of the country and the original. Subtitles are fewer than with subscription services.',
      },
    ],
    hints: [
      {
        title: 'Rentals run from the first play',
        text: 'As a rule there are 30 days to begin and 48 hours to watch. Playing a moment for a test starts the clock.',
      },
      {
        title: 'One film, two prices',
        text: 'HD and UHD are separate offers. Only what you paid for is in your library.',
      },
    ],
    questions: [
      {
        question: 'May I keep a film that I bought?',
        answer:
          'A purchase lets you watch it through Rakuten TV. Whether a private copy is allowed follows from the terms and your law.',
      },
      {
        question: 'Are Rakuten’s channels possible?',
        answer: 'No. They are live, like channels on television.',
      },
    ],
    meta_title: 'Guide: Rakuten TV, Free or Rented?',
    meta_description:
      'Free films, purchases and 48-hour rentals: how to tell titles of Rakuten TV apart and which of them may be stored for how long.',
  },
  skyshowtime_downloader: {
    title: 'SkyShowtime: a guide for holders of a license',
    intro:
      'This product is withdrawn from sale at present. If you hold a license, these steps help you to use it as long as it works.',
    steps: [
      {
        title: 'Update first',
        text: 'Install the latest release before you try; older ones no longer open the sign-in page.',
      },
      {
        title: 'Sign in',
        text: 'SkyShowtime serves the Nordic countries, the Netherlands, Iberia and much of Central and Eastern Europe.',
      },
      {
        title: 'Test one episode',
        text: 'If it plays but cannot be stored, the service has changed. Do not fill a queue in vain.',
      },
      {
        title: 'Report what you see',
        text: 'Send title, country and the log. It helps us to decide whether the product can return.',
      },
    ],
    hints: [
      {
        title: 'Where the series also run',
        text: 'Titles from Paramount and Peacock appear on other services in some countries. A product you own may open them there.',
      },
      {
        title: 'Your license stays',
        text: 'It remains in your account and counts toward a suite like any other, if it is a lifetime one.',
      },
    ],
    questions: [
      {
        question: 'Can I still buy this product?',
        answer: 'No. The page says so, and the plan list is empty until it returns.',
      },
      {
        question: 'Which replacement do you suggest?',
        answer:
          'That depends on your country. The video suite covers the services that work at present, so try one of them first.',
      },
    ],
    meta_title: 'Guide: SkyShowtime for License Holders',
    meta_description:
      'The SkyShowtime product is withdrawn at present. What holders of a license can do, how to test, and where its series also run.',
  },
  now_tv_downloader: {
    title: 'NOW: what owners of the product can do today',
    intro:
      'NOW in Britain and Ireland sells memberships by the month. Our product for it is not on sale at present; this is for those who have it.',
    steps: [
      {
        title: 'Look at your membership',
        text: 'Entertainment, Cinema and Sports are separate. Only titles of those you pay for will open.',
      },
      {
        title: 'Start the newest release',
        text: 'The changelog tells whether NOW is mentioned. If not, expect little.',
      },
      {
        title: 'Try a short title',
        text: 'A half-hour comedy is enough to see whether sound and picture arrive.',
      },
      { title: 'Decide', text: 'If it fails, leave the license alone. It costs nothing while it waits.' },
    ],
    hints: [
      {
        title: 'Same series, other house',
        text: 'HBO series were long shown here through Sky. With changes of contract they move; check HBO Max in your country.',
      },
      {
        title: 'Boost is not needed',
        text: 'The addition for a better picture makes no difference to whether a title can be stored.',
      },
    ],
    questions: [
      {
        question: 'Will it come back?',
        answer: 'We cannot promise that. When it does, its page shows plans again.',
      },
      {
        question: 'I bought it less than two weeks ago. What now?',
        answer: 'Write to us through the contact form. The purchase policy names the refund.',
      },
    ],
    meta_title: 'Guide: NOW for Owners of the Product',
    meta_description:
      'The NOW product is not on sale at present. How owners in Britain and Ireland test it, what to expect, and where to ask for help.',
  },
  videoland_downloader: {
    title: 'How to bring Videoland series on the train',
    intro:
      'Dutch thrillers and reality by Videoland, stored on a Windows PC for the ride from Groningen to Maastricht.',
    steps: [
      {
        title: 'Sign in',
        text: 'Videoland has plans with and without advertising, and profiles for each member of the family.',
      },
      {
        title: 'Choose the series',
        text: 'Own productions carry the word “Original”. Seasons have eight parts as a rule.',
      },
      {
        title: 'Mark Dutch subtitles',
        text: 'They exist for foreign titles always, for Dutch ones often, with sounds described.',
      },
      { title: 'Save on a Windows PC', text: 'The Mac version of this product is withdrawn at present.' },
    ],
    hints: [
      {
        title: 'RTL ahead of time',
        text: 'Serials of RTL 4 can be seen on Videoland before the broadcast. The date in the list is that of publication.',
      },
      {
        title: 'Flemish and Dutch',
        text: 'Belgian series are offered with Dutch subtitles, which helps with dialect.',
      },
    ],
    questions: [
      {
        question: 'Does it work in Belgium?',
        answer:
          'Videoland is a service for the Netherlands. On a journey within the EU a subscription can be used for a limited time.',
      },
      {
        question: 'Is NPO Start the same?',
        answer: 'No, that is the public broadcaster with its own service.',
      },
    ],
    meta_title: 'Guide: Videoland Series on the Train',
    meta_description:
      'Originals, Dutch subtitles and profiles: how subscribers in the Netherlands store Videoland series on a Windows PC for the road.',
  },
}
