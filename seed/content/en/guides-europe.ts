import type { ContentTexts } from '../texts'

export const guidesEurope: ContentTexts['guides'] = {
  canal_plus_downloader: {
    title: 'How to keep Canal+ films between cinema and television',
    intro:
      'French law gives each film a calendar. Whoever knows it finds the right weeks on Canal+ and does not miss them. A Sunday coffee per month is all the planning it takes.',
    steps: [
      {
        title: 'Sign in with your contract',
        text: 'The account of the customer area opens the on-demand part. In Tidemark Video choose your country first, then enter email and password and pick a profile. A row “Mes chaînes” shows which packages you have; whatever stands behind a padlock belongs to another offer.',
      },
      {
        title: 'Look under Cinéma',
        text: 'Recent films arrive about six months after their release in cinemas and stay for a limited time. Sort by “Nouveautés”, then by “Derniers jours”. The second list is the important one, because a film that leaves Canal+ wanders to other windows and may not come back for a year.',
      },
      {
        title: 'Choose VF or VOST',
        text: 'Both are listed as tracks of one title. For an MKV take the two together with the French subtitles; for a tablet decide on one. “SM” marks text for viewers who hear poorly, “AD” a described version, and “VFQ” would be the dub from Québec.',
      },
      {
        title: 'Put what ends first at the top',
        text: 'The last day stands on the page of the film as “Disponible jusqu’au”. The application reads it, and the queue can be sorted by it. Two films of two hours in 1080p are some eight gigabytes and an hour’s work for a decent fiber line.',
      },
      {
        title: 'Check credits and chapters',
        text: 'When the line says Done, open the film at the very end. French and original credits should both run through. Then write the last day into the folder’s name: what was lent with a date is deleted on that date.',
      },
    ],
    hints: [
      {
        title: 'Créations Originales',
        text: 'Series of the house stay longer than films and can wait until the films are done. Their seasons often appear in pairs of episodes, on Mondays.',
      },
      {
        title: 'Sport in replay',
        text: 'Matches are split into halves or offered in full. Check the length before you mark both, and use the page of the competition, where no result is printed.',
      },
      {
        title: 'En clair or not',
        text: 'Talk programs without encryption are open to everyone for some days. They need a free account and no contract.',
      },
      {
        title: 'Short films by night',
        text: 'The magazine of short films hides far below. Ten of them make an evening, and hardly any other service shows them.',
      },
    ],
    questions: [
      {
        question: 'Do I see the same in Poland or Switzerland?',
        answer:
          'No. Canal+ in each country has its own catalog and its own account. Choose the entry of the country in which your contract was made.',
      },
      {
        question: 'Are partner services in my offer covered?',
        answer:
          'Only what opens inside Canal+ itself. Services with a login of their own need their own product.',
      },
      {
        question: 'Why is a film on the channel tonight but not on demand?',
        answer:
          'For some titles only the broadcast was bought. The guide marks the others with the word “replay”; if it is missing on the day, it will be missing tomorrow.',
      },
      {
        question: 'Does it matter how many screens my offer allows?',
        answer:
          'The built-in browser counts as one of them. If the living room and a telephone are already watching, wait for one to stop.',
      },
    ],
    meta_title: 'Guide: Canal+ Films in Their Window',
    meta_description:
      'VF or VOST, the cinema calendar and last days: how subscribers in France store films and series of their Canal+ contract in time.',
  },
  tf1_plus_downloader: {
    title: 'How to catch a week of TF1+ in one evening',
    intro:
      'Daily serials wait for nobody. With one session on Friday you have five episodes and the show of the weekend before, and the commuter train on Monday belongs to you.',
    steps: [
      {
        title: 'Register or sign in',
        text: 'TF1+ is free with an account: email, date of birth, postcode. Premium takes away most of the advertising. In the built-in browser accept or refuse the cookies once, choose a profile, and the front page with its moving pictures appears.',
      },
      {
        title: 'Open the serial',
        text: 'Type three letters into the search. On its page “Replay” lists whole episodes with number and date, “Extraits” are clips of a minute, “Bonus” interviews. If only clips are visible, you have opened the page of the program rather than that of its episodes; use the tab.',
      },
      {
        title: 'Mark Monday to Friday',
        text: 'Hold the Shift key in the list to mark five lines at once. Each is about twenty-five minutes long, so the week makes two hours and, in 720p, a little over two gigabytes. The summary of tomorrow at the end of an episode is part of the file.',
      },
      {
        title: 'Join the parts of a show',
        text: 'Long evenings come in two or three pieces, “Partie 1” and so on. Mark all and answer yes when the application offers to join them. The seam lies where the break was; listen there once, since a repeated sentence is normal.',
      },
      {
        title: 'Store by Friday night',
        text: 'Sort the queue by the last day, start it and go out. On your return, the folder named after the serial holds five numbered files. Delete the old week before copying the new one, and telephone and tablet never fill up.',
      },
    ],
    hints: [
      {
        title: 'A day in advance',
        text: 'Premium shows some serials before they are broadcast. Such episodes are marked “Avant-première”; watch them in order, or the cliffhanger of today is spoiled.',
      },
      {
        title: 'Other channels',
        text: 'Films of TFX and TMC hide below the front page. Search by title instead of scrolling, and look by Tuesday at the latest for what ran on Sunday.',
      },
      {
        title: 'Subtitles and signing',
        text: 'French captions exist for serials and news. They are stored as text and are a patient teacher for anybody learning spoken French.',
      },
      {
        title: 'Collections and themes',
        text: 'TF1+ also offers series outside the program of the channels, whole and for months. They carry no broadcast date, only an end.',
      },
    ],
    questions: [
      {
        question: 'Why is the American series gone after a week?',
        answer:
          'Replay rights for bought series are short, often seven days from the broadcast. Those produced in France last longer.',
      },
      {
        question: 'Can I watch from Belgium?',
        answer:
          'TF1+ is offered in Belgium, Luxembourg, Switzerland and further French-speaking countries, each with its own choice.',
      },
      {
        question: 'Is an episode missing on a holiday?',
        answer:
          'On public holidays and match days the serials pause. The number tells: if Thursday is 1841 and Monday 1842, nothing was lost.',
      },
      {
        question: 'Can news bulletins be kept?',
        answer:
          'The 8 p.m. bulletin is a replay like others, but for a short time. Its single reports stay longer as clips.',
      },
      {
        question: 'The page asks me to switch off an ad blocker. Where is it?',
        answer:
          'Not in our application. A filter in the router or in the network of an office may cause the message; try from another connection.',
      },
    ],
    meta_title: 'Guide: A Week of TF1+ in One Evening',
    meta_description:
      'Replay or extract, five episodes at once, shows in parts: how to collect the week of a TF1+ serial for private viewing.',
  },
  m6_plus_downloader: {
    title: 'How to follow a contest on M6+ to the final',
    intro:
      'Fourteen evenings, each longer than two hours: a plan for cookery and baking contests on M6+. It was made for people who go to bed at ten and still want to know who wins, unspoiled.',
    steps: [
      {
        title: 'Sign in with the former 6play account',
        text: 'It was carried over in 2024. If the password is refused, have it renewed on M6+ through “Mot de passe oublié”. Gulli, the corner for children, has an entrance of its own beside the adult profiles; choose your own name.',
      },
      {
        title: 'Open the program',
        text: 'Under “Émissions complètes” the evenings stand in order, with number and date. An evening may be cut into “partie 1” and “partie 2”. Switch the application to the list view first: preview pictures like to show who still wears the apron.',
      },
      {
        title: 'Leave the extras',
        text: '“La brigade cachée” and similar side shows are separate lines of thirty to fifty minutes. Mark them only if you want them, and put them in a second folder, for they play after certain evenings and tell their outcome.',
      },
      {
        title: 'Choose 720p',
        text: 'Long evenings in full resolution fill four gigabytes each, a contest of fourteen more than fifty. In 720p it is half. Food looks appetizing in either. Sauce spoons and small captions with quantities remain legible.',
      },
      {
        title: 'Store weekly',
        text: 'Earlier evenings may vanish before the final. Do not wait for the end: mark the new one on the day after its broadcast, press Download, and look whether number and date follow on from last week. When the final arrives, the row is complete.',
      },
    ],
    hints: [
      {
        title: 'Gulli for children',
        text: 'Its series are part of M6+. A folder of their own keeps them away from the kitchen dramas, and a tablet with ten short episodes is enough for Lyon to Marseille.',
      },
      {
        title: 'Spoilers in file dates',
        text: 'The number of files betrays how long a season is. If you want to be surprised, let somebody else copy them.',
      },
      {
        title: 'Daily programs',
        text: 'Shows about houses, shops and neighbors run every weekday for months. Filter by theme or town in the description instead of storing everything.',
      },
      {
        title: 'Short sketches in bulk',
        text: 'Scènes de ménages is listed by compilation and by sketch. Take the compilations: forty minutes in one file are easier to handle than thirty fragments.',
      },
    ],
    questions: [
      {
        question: 'Are films of M6 available?',
        answer:
          'Seldom, since their replay rights are mostly not bought. A film that can be seen afterward carries its end date from the first day.',
      },
      {
        question: 'What does M6+ Max add?',
        answer: 'Less advertising and some titles ahead. The way of storing stays the same.',
      },
      {
        question: 'Last year’s contest is no longer there. Will it return?',
        answer:
          'Perhaps shortly before the new season, as an appetizer. There is no certainty, which is the whole reason for the weekly habit.',
      },
      {
        question: 'Can I cook from a stored evening?',
        answer:
          'That is what local files are good at: stop, jump ten seconds back, continue. The exact recipes stand on the pages of the program and are worth printing.',
      },
      {
        question: 'One evening refuses to start. What should I try?',
        answer:
          'Reload the page and play it for a moment; the session of M6+ expires after some hours. If its second part works and the first does not, wait until the next morning, when uploads are corrected.',
      },
    ],
    meta_title: 'Guide: An M6+ Contest up to the Final',
    meta_description:
      'Full evenings, extras, sizes and a weekly rhythm: how to keep a season of a contest on M6+ for watching at your own hour.',
  },
  france_tv_downloader: {
    title: 'How to build a shelf of documentaries from france.tv',
    intro:
      'Public television in France is generous with documentaries. Sorted by subject, they become a small library for a while: lent, not given, and all the better for being chosen with care.',
    steps: [
      {
        title: 'Sign in if asked',
        text: 'A free account is wanted for most programs by now. Register on france.tv with email and age, confirm the letter, and enter the same in the application. The page greets you with a row “Reprendre”; below it, “Documentaires” is an item of the menu.',
      },
      {
        title: 'Search by collection',
        text: 'Titles such as “Des racines et des ailes” or “Infrarouge” are collections with many editions. Open one and you see dozens of lines, each with a subject, a length and a channel. This is quicker than the theme pages, which mix reports of three minutes with films of ninety.',
      },
      {
        title: 'Read the end date',
        text: '“Disponible encore 23 jours” or a plain date tells what remains. Bought films from abroad have a week or a month, productions of the house often a year. Note it in the queue by sorting, and take the short-lived ones tonight.',
      },
      {
        title: 'Take subtitles or audio description',
        text: 'Both are more frequent here than with commercial channels. They appear as tracks: “sous-titres sourds et malentendants” in colors for speakers, “audiodescription” as a second voice. For a foreign film look whether “VO” is offered, too.',
      },
      {
        title: 'Shelve by subject',
        text: 'History, nature, art, portraits: four folders do. Let the file name begin with the subject’s year, then title and channel. A documentary of 52 minutes in 1080p takes about a gigabyte and a half. When it says Done, jump to the credits, where the sources are named.',
      },
    ],
    hints: [
      {
        title: 'Overseas stations',
        text: 'La 1ère sends from Réunion to Tahiti. Its films on reefs, volcanoes and islands are in the same catalog and easily overlooked.',
      },
      {
        title: 'Regions have treasures',
        text: 'France 3 produces films about a valley, a factory, a dialect. Open the page of the region and scroll below the news.',
      },
      {
        title: 'Slash and Okoo',
        text: 'The first is for young adults, the second for children. Both have documentary series of ten minutes that explain better than many long ones.',
      },
      {
        title: 'Long editions in chapters',
        text: 'Magazines of two hours consist of five or six reports. The description names their minutes; copy it beside the file and you will find the lighthouse keeper again.',
      },
      {
        title: 'Theater and opera',
        text: 'Recordings from Avignon or Aix stand under “Spectacles” and remain for some months. Give them the large picture and stereo sound.',
      },
    ],
    questions: [
      {
        question: 'Is france.tv usable abroad?',
        answer:
          'In part. News and programs to which France Télévisions holds all rights play in many countries, series often only in France. The application keeps to what the page plays where you are.',
      },
      {
        question: 'May a teacher use a stored documentary?',
        answer:
          'For lessons there are rules and a platform of their own, Lumni. Private copies are for the living room.',
      },
      {
        question: 'What is the difference to ARTE?',
        answer:
          'ARTE is French and German, has its own site, and belongs to the M3U8 tool in our shop. Some films run on both, months apart.',
      },
      {
        question: 'A collection shows only three editions. Where are the rest?',
        answer:
          'Their rights have ended. Editions are repeated in summer; look again in July, when programs of the year before come back.',
      },
    ],
    meta_title: 'Guide: Documentaries from france.tv, Sorted',
    meta_description:
      'Collections, end dates, audio description and overseas stations: how to gather documentaries from france.tv for private viewing.',
  },
  joyn_downloader: {
    title: 'How to watch Joyn without the clock of ProSieben',
    intro:
      'Shows on Joyn begin at a quarter past eight and end at midnight. Stored, they begin when you come home, and they last as long as they really are.',
    steps: [
      {
        title: 'Choose the country',
        text: 'Joyn exists in Germany, Austria and Switzerland. Sign in on the address of your own; the flag at the foot of the page shows where you are. The account itself is free, PLUS+ is the paid part, and both use the same form.',
      },
      {
        title: 'Go to the Mediathek',
        text: 'Live channels take up the front page and start with sound. The item “Mediathek” leads to complete episodes, sorted by series, shows, films, sport and children. A small plus on a picture means PLUS+; without it the title is free.',
      },
      {
        title: 'Open the season',
        text: 'Shows are counted by season and episode: “Staffel 20, Folge 5”. The date helps when the numbers do not. In the application switch on “complete episodes only”, and the hundred clips with the best moments disappear, along with what they give away.',
      },
      {
        title: 'Mark and store',
        text: 'Begin with free episodes, which tend to move to PLUS+ after some time. An evening show without its breaks lasts about two hours and ten minutes, in 720p two gigabytes. Press Download, and leave one job running rather than three.',
      },
      {
        title: 'Compare with the evening',
        text: 'When it is done, look at the length. A show announced for four hours that is stored with 130 minutes is whole: the rest was advertising. Sound and picture at the end, where the winner stands in the confetti, confirm it, if you dare to look.',
      },
    ],
    hints: [
      {
        title: 'Previews',
        text: 'With PLUS+ some series can be seen a week before their broadcast. They carry a small symbol and the date on which everybody else may see them.',
      },
      {
        title: 'Austrian extras',
        text: 'Joyn in Austria includes programs of several stations there, which the German edition lacks. The Swiss edition again has its own local shows.',
      },
      {
        title: 'Libraries of guests',
        text: 'Documentaries and magazines of other broadcasters are found through the search. Their time online is decided by the guest, not by Joyn.',
      },
      {
        title: 'Collect a series of sketches',
        text: 'Comedy from the early years of Sat.1 and ProSieben stays for long and is small. Twenty parts are a gigabyte or two.',
      },
    ],
    questions: [
      {
        question: 'Do I need an account for free titles?',
        answer: 'In most cases Joyn asks for one now, at no charge.',
      },
      {
        question: 'Can I store a show while it is on the air?',
        answer: 'No. It appears in the Mediathek later in the night, live quiz shows on the next morning.',
      },
      {
        question: 'Why does my favorite American series have only clips?',
        answer:
          'For bought series Joyn often has no right to show whole episodes on demand. They may run with the service that holds the streaming rights; its page says so within a minute.',
      },
      {
        question: 'I pay for PLUS+ through my mobile contract. Does that count?',
        answer:
          'Yes. Link it once in your account on Joyn’s page, then sign in with the same email in Tidemark Video. If the plus signs still carry a lock, sign out and in again.',
      },
      {
        question: 'May I show the final at our club?',
        answer:
          'No. Private means your own household and a few friends on the sofa; a club room is public for the purposes of the law.',
      },
    ],
    meta_title: 'Guide: Joyn Shows at Your Own Hour',
    meta_description:
      'Mediathek, seasons, PLUS+ and the edition of your country: how to store shows and series from Joyn for private viewing.',
  },
  rtl_plus_downloader: {
    title: 'How to keep reality seasons and serials from RTL+',
    intro:
      'RTL+ publishes ahead of television. A clear folder keeps you from watching Thursday before Wednesday, and from learning at breakfast who had to leave the jungle.',
    steps: [
      {
        title: 'Sign in with RTL+',
        text: 'Plans differ in advertising and in streams at a time. Several mobile and internet contracts contain one; activate it on the provider’s page first. In Tidemark Video the usual form opens, followed by the choice of profile, among them one for children.',
      },
      {
        title: 'Find the season',
        text: 'Search for the format and open “Staffeln” or “Jahre”. Reality formats list every part, reunion included. Serials are grouped by month, which is a help with eight thousand episodes: choose the year, then “März”, and twenty lines remain.',
      },
      {
        title: 'Watch the order',
        text: 'Number and date are both shown, and with episodes in advance the date lies in the future. Let the file name carry both, number first. For the jungle camp, where a night counts as a day, “Tag 5” stands in the title; keep it.',
      },
      {
        title: 'Add captions',
        text: 'German captions exist for much of the program, marked “UT”. Take them as a file. In villas full of shouting they are the only way to follow three people at once, and they let you search for who said what about whom.',
      },
      {
        title: 'Start, and clear weekly',
        text: 'A night in the camp has about ninety minutes, in 720p one and a half gigabytes; sixteen nights fill twenty-four. Download in the morning, when the upload is complete. After each weekend delete what you saw, but leave the last file so that the count continues.',
      },
    ],
    hints: [
      {
        title: 'More than video',
        text: 'RTL+ has offered music, podcasts and audiobooks in some plans. They are outside this product, even if they appear in the same search.',
      },
      {
        title: 'Old serials',
        text: 'Early years of the daily serials are there in hundreds. Save by story rather than by year; fan pages name the first and the last number of each.',
      },
      {
        title: 'Two cuts of one evening',
        text: 'Daytime repeats may be shorter than the original night. When two lines have the same date, the longer one is what was broadcast first.',
      },
      {
        title: 'VOX has another rhythm',
        text: 'Its shows about shops, dinners and music are weekly or daily and stay for about a month. They can share the Sunday round.',
      },
    ],
    questions: [
      {
        question: 'Can I record football of the Europa League?',
        answer:
          'Live no. Summaries and replays only if RTL+ lists them on demand, and then for a few days, which makes them the first candidates of your queue.',
      },
      {
        question: 'Is RTL+ in Hungary the same?',
        answer:
          'It bears the same name but is another service with another account. Neither plans nor licenses of ours reach from one to the other.',
      },
      {
        question: 'An episode is announced for tomorrow but can be played today. May I store it?',
        answer:
          'If your plan plays it, it can be chosen. Keep the ending to yourself: colleagues without the plan will be grateful.',
      },
      {
        question: 'Why do I see a lock on something that was free last week?',
        answer:
          'Free windows of RTL+ are short, often until the next broadcast. Afterwards the episode belongs to the paid plan again.',
      },
      {
        question: 'Does the address of the old TVNOW still work?',
        answer: 'It leads to RTL+. Accounts made then were carried over with their password.',
      },
    ],
    meta_title: 'Guide: RTL+ Seasons and Serials in Order',
    meta_description:
      'Dates, numbers, captions and months: how to store reality seasons and daily serials of your RTL+ plan without losing their order.',
  },
  bbc_iplayer_downloader: {
    title: 'How to store a BBC iPlayer box set for the weekend',
    intro:
      'For holders of a UK TV License: a drama in six parts, its last day in view and its subtitles beside it. On Friday evening you prepare it, on Saturday the cottage has no signal, and that is quite all right.',
    steps: [
      {
        title: 'Sign in to your BBC account',
        text: 'iPlayer plays in the United Kingdom and asks whether you have a TV License. Answer truthfully; the license of your home also covers a laptop running on its battery elsewhere. A child’s account shows only what suits its age, so use your own.',
      },
      {
        title: 'Open the program page',
        text: 'Search for the title and choose “Series” rather than a single episode. “Available for 11 months” or similar stands below each part. That is your deadline. If the parts carry different dates, the first will leave before the last, and you should take all six today.',
      },
      {
        title: 'Choose the version',
        text: 'Audio-described and signed versions are separate entries, marked AD and SL. They are listed beneath the ordinary ones and have the same length, which invites mistakes. Tick six boxes of one kind only, or expect the butler to be described to you in every scene.',
      },
      {
        title: 'Keep the subtitles',
        text: 'BBC subtitles name speakers by color: white, yellow, cyan, green. Save them as a styled file if you want the colors, as SRT if your television is old. They are written with care and follow every murmur of Yorkshire.',
      },
      {
        title: 'Sort the shelf',
        text: 'Series, year, episode: six files, one folder, one weekend. At 720p six hours come to five or six gigabytes. Play a minute of part six, look away from the screen while you do so, and pack the charger.',
      },
    ],
    hints: [
      {
        title: 'Guidance and PIN',
        text: 'Programs after the watershed carry guidance. If a parental lock is set, enter it once in the application.',
      },
      {
        title: 'Archive treasures',
        text: 'The category “Archive” holds films and serials that stay for years. No hurry with those; they are the reserve for a wet August.',
      },
      {
        title: 'Nations and regions',
        text: 'Comedy from BBC Scotland and drama in Welsh or Gaelic have pages of their own, mostly with English subtitles. They are rarely recommended to viewers in London.',
      },
      {
        title: 'New series, all at once',
        text: 'When an announcement says “boxset”, every part is online after the first broadcast. Finales are then spoiled in the papers weeks before BBC One shows them.',
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
      {
        question: 'Can I take the box set on a holiday in France?',
        answer:
          'iPlayer itself does not play there. What you stored at home is for private viewing as long as the BBC’s terms and the law allow, so look at both before you pack.',
      },
      {
        question: 'Why is a film I saw at Christmas missing?',
        answer:
          'Feature films are bought for a few weeks around their broadcast. They return with the next showing, usually at the next holiday.',
      },
      {
        question: 'The sport I want is listed. May I choose it?',
        answer:
          'Highlights programs, yes. Whole matches remain for a day or less, live coverage is not stored at all.',
      },
    ],
    meta_title: 'Guide: A BBC iPlayer Box Set for the Weekend',
    meta_description:
      'Deadlines, AD and signed versions, colored subtitles: how license holders in the UK store an iPlayer series for private viewing.',
  },
  itvx_downloader: {
    title: 'How to prepare ITVX soaps and dramas for a flight',
    intro:
      'Between Gatwick and Tenerife fit six episodes of a soap or one drama complete. This is how to load either from ITVX while the suitcase is still half empty.',
    steps: [
      {
        title: 'Sign in for free or with Premium',
        text: 'The free part is enough for most: name, email, postcode. Premium adds British box sets and removes the breaks. In the application you reach the same start page, with “Categories” at the top and a search that forgives spelling.',
      },
      {
        title: 'Check the soap’s week',
        text: 'Recent episodes stay for about a month. Open the Street or the Dales, and the newest stands first with its date. Tick those since your last flight; hour-long specials appear as one line with double the length. What you already have is marked.',
      },
      {
        title: 'Or choose a drama',
        text: 'Under “Full Series” you find what is complete. Three, four or six parts of 47 minutes are the British measure: just right for four hours in the air with a sandwich in between. If “Premium” is written on part two, find out before the airport.',
      },
      {
        title: 'Take subtitles',
        text: 'Engine noise hides accents. English subtitles help even native speakers, and in the seat behind a baby they are the whole soundtrack. Choose them as a file for a laptop, burnt in for the simple player of a tablet.',
      },
      {
        title: 'Copy the files and board',
        text: 'MP4 in 720p on the tablet: six soaps are two gigabytes, a drama three. Start each of them once in flight mode, charge to full and lower the brightness. The gate will announce a delay, and you will not mind.',
      },
    ],
    hints: [
      {
        title: 'Early release',
        text: 'Soaps appear on ITVX at seven in the morning of their day, and some dramas in full before they are shown on ITV1. Nobody has to wait for the evening.',
      },
      {
        title: 'STV viewers',
        text: 'In most of Scotland ITV’s programs run on STV Player, which is a separate service with another login.',
      },
      {
        title: 'Twenty years of detectives',
        text: 'Long-running crime series consist of films of ninety minutes. One per direction is the classic dose.',
      },
      {
        title: 'Islands and jungles by night',
        text: 'Nightly shows come with a companion talk program. In the list they are separate series; mark both by date if you follow them.',
      },
      {
        title: 'A second folder for children',
        text: 'ITVX Kids has cartoons of eleven minutes. Put them on a device of their own, and the window seat is peaceful.',
      },
    ],
    questions: [
      {
        question: 'Can quiz shows be stored?',
        answer:
          'Yes, where ITVX lists episodes. Daily ones leave after some weeks, celebrity editions for charity a little later.',
      },
      {
        question: 'Why does an American film lack a button for downloading?',
        answer:
          'Because ITVX does not play it to your account on a computer, or only live. Rights to American films are often limited to the broadcast.',
      },
      {
        question: 'What do I do if the flight is in three hours?',
        answer:
          'Take one drama in a small size and nothing else. Four parts in 480p are below a gigabyte and arrive within minutes on most lines; two jobs at once would not be faster.',
      },
      {
        question: 'Is Britbox the same as Premium?',
        answer:
          'In the United Kingdom its catalog was folded into ITVX Premium. Abroad BritBox is a service on its own and not covered here.',
      },
    ],
    meta_title: 'Guide: ITVX Soaps and Dramas for a Flight',
    meta_description:
      'Recent soap weeks or a complete drama, with subtitles on a tablet: how viewers in the UK prepare ITVX for a few hours in the air.',
  },
  channel_4_downloader: {
    title: 'How to explore Walter Presents and Film4 on Channel 4',
    intro:
      'Foreign drama chosen by hand and British cinema: two corners of Channel 4 that repay a slow look. The first is in no hurry, the second always is, and a plan for both fits on a postcard.',
    steps: [
      {
        title: 'Register',
        text: 'A free account with a UK postcode opens the service. Channel 4+ removes most of the advertising. Sign in inside Tidemark Video; after a question about cookies, the page with its large pictures appears, and “Categories” is the way past them.',
      },
      {
        title: 'Go to Walter Presents',
        text: 'Series from Denmark to Argentina, nearly all complete, in their original language with English subtitles. Each page says country, number of parts and a sentence by Walter Iuzzolino, who picked it. Read three of these, open one, and give it twenty minutes before you take the rest.',
      },
      {
        title: 'Look at Film4',
        text: 'Films rotate quickly. The days that remain are stated on the page, and “6 days left” is not a figure of speech. Independent British films return in cycles of some months; a Korean thriller may be seen here once and never again.',
      },
      {
        title: 'Mind the subtitles',
        text: 'For foreign drama they are part of the picture in many cases. The Subtitles menu shows whether a text track exists; if it is empty, play a sentence and look at the bottom of the picture. Words that are there will be in your file.',
      },
      {
        title: 'Download in the right order',
        text: 'Films first, sorted by last day, then the drama as one set. Eight parts of fifty minutes in 720p are about six gigabytes. When every line carries the mark, sort by country: a shelf that begins with Belgium has a charm of its own.',
      },
    ],
    hints: [
      {
        title: 'Comedy by the box',
        text: 'Channel 4 keeps its old comedies for years. They are good for filling the last gigabytes.',
      },
      {
        title: 'Sign zone',
        text: 'Signed versions have entries of their own and may be younger than the first broadcast, with a date that misleads.',
      },
      {
        title: 'Original titles',
        text: 'Walter gives English names to nearly everything. Note the native one from the credits if you want to read about the series elsewhere.',
      },
      {
        title: 'Weekly contests',
        text: 'The tent with the cakes and the quiz of the year are online the same evening. They stay for the season and a little longer.',
      },
      {
        title: 'Documentaries of record',
        text: 'Investigations are sometimes withdrawn for a trial and restored afterward. A gap in a list of reports is rarely a mistake of the application.',
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
      {
        question: 'Do I need a TV License for this?',
        answer:
          'For catch-up on Channel 4 alone, not by today’s rules; for its live stream, yes. TV Licensing has a page that says so in one paragraph.',
      },
      {
        question: 'Season two of my Danish series has no entry. Is it coming?',
        answer:
          'Walter Presents buys seasons one by one. Its newsletter announces them first; nothing can be stored before the page lists it.',
      },
      {
        question: 'May I lend a stored film to my reading group?',
        answer:
          'No. Recommend it with its last day instead: the service is free, and each member can watch it there.',
      },
    ],
    meta_title: 'Guide: Walter Presents and Film4, Offline',
    meta_description:
      'Subtitled drama, rotating films and old comedy: how viewers in the UK choose and store programs of Channel 4 for themselves.',
  },
  raiplay_downloader: {
    title: 'How to dig in the archive of RaiPlay',
    intro:
      'Below last week’s fiction lie seventy years of Italian television. A guide to the layers of RaiPlay, for Italians with memories and for learners with patience.',
    steps: [
      {
        title: 'Register free of charge',
        text: 'Some programs play without an account, most ask for one. Email and date of birth suffice. Sign in inside the application; the page is in Italian throughout, and the three lines at the top left open the menu with “Fiction”, “Film”, “Documentari” and “Teche Rai”.',
      },
      {
        title: 'Open “Teche Rai”',
        text: 'Variety, interviews and serials from black and white onward are collected there, by decade and by name. An evening with Mina or a literary serial of the sixties consists of separate “puntate”. Begin with one: forty-five minutes of 1967 are a different pace.',
      },
      {
        title: 'Or take the new fiction',
        text: 'Series such as crime from Sicily or a doctor’s life in Turin are grouped by season, “Stagione 3”. On Rai 1 a part may be a film of a hundred minutes, elsewhere two episodes of fifty are shown together. The column of lengths explains which.',
      },
      {
        title: 'Note the rights',
        text: 'If a title says “Disponibile fino al”, it is bought, and the date counts. Without such a line it is there for the time being. Put dated ones at the head of the queue; the archive has waited since 1954 and will wait another night.',
      },
      {
        title: 'Store with captions',
        text: 'Italian captions exist for much of the fiction and are excellent for learners. Tick them as SRT, choose the size the source really has, press Download. An old show in its original format needs less than half a gigabyte an hour.',
      },
    ],
    hints: [
      {
        title: 'Sanremo in pieces',
        text: 'The festival is cut by evening and by song. Decide for one form, or you will have everything twice, including the flowers.',
      },
      {
        title: 'Picture of its time',
        text: 'Archive films are small. Saving them in a larger size adds nothing but bytes, and a black bar at the side is not a fault.',
      },
      {
        title: 'Rai Cultura and Rai Storia',
        text: 'Lessons on Dante, on Olivetti or on the flood of Florence are short, free of dates and a good beginning for the ear.',
      },
      {
        title: 'Original or Italian',
        text: 'Foreign series are dubbed as a matter of honor. Where “lingua originale” is offered, it is a second sound track and fits beside the first in an MKV.',
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
      {
        question: 'How do I find a program of which I only know the presenter?',
        answer:
          'Type the surname into RaiPlay’s search and filter by “Programmi”. The archive pages name cast and year, and from a single evening a link leads to the whole cycle.',
      },
      {
        question: 'Can the saved interviews be used in a school paper?',
        answer:
          'Quoting a sentence with its source is usual; using the pictures needs Rai’s consent. For commercial use Teche has an office that answers such letters.',
      },
      {
        question: 'Why does an old serial have only parts two and five?',
        answer: 'Tapes were expensive and were recorded over. What is missing there is missing in Rome, too.',
      },
    ],
    meta_title: 'Guide: The Archive of RaiPlay and Its Layers',
    meta_description:
      'Teche Rai, new fiction, captions and dates: how to find programs in the RaiPlay archive and store them for private viewing.',
  },
  mediaset_infinity_downloader: {
    title: 'How to order the evenings of Mediaset Infinity',
    intro:
      'Canale 5 shows in parts, Turkish series in half episodes: Mediaset cuts, you put together. With the right list in front of you it takes ten minutes an evening.',
    steps: [
      {
        title: 'Sign in',
        text: 'A free account opens the catch-up; a Facebook or Apple login made earlier still works. Infinity+ is an addition with films and series and carries its plus on the picture. Below the start page’s live channels, “Programmi” and “Fiction” lead on.',
      },
      {
        title: 'Find “Puntate intere”',
        text: 'Clips fill the first rows: best moments, tears, quarrels. Whole editions stand below, by date. In the application the filter for full episodes does the scrolling for you, and two hundred lines become twelve.',
      },
      {
        title: 'Check how a series is cut',
        text: 'Turkish dramas last two hours at home and are shown in Italy in pieces of forty to fifty minutes. “Episodio 61, parte 2” is therefore a different spot from episode 61 elsewhere. Number them as Mediaset does and ignore the fan pages.',
      },
      {
        title: 'Join what belongs together',
        text: 'The first and second part of an evening can become one file: mark both and agree to joining. A prime-time show of three hours is about three gigabytes in 720p. Daily strips of ten minutes are better joined by week.',
      },
      {
        title: 'Give every program its folder',
        text: 'Channel, name, date is a pattern that lasts. Start the queue in the morning, when uploads of the night are complete, and look at the last part in the afternoon: good night wishes from the studio mean that nothing is missing.',
      },
    ],
    hints: [
      {
        title: 'Late uploads',
        text: 'Long shows appear in the catch-up only in the morning. Look after breakfast rather than at midnight.',
      },
      {
        title: 'Films on Infinity+',
        text: 'They carry the sound in Italian and often the original. Both tracks fit in an MKV, and the last day of a film stands below its summary.',
      },
      {
        title: 'Summer has other clocks',
        text: 'From June on, soaps change their hour or double their length. Dates remain right, the rhythm of the folder changes.',
      },
      {
        title: 'Reality in three forms',
        text: 'Evening show, daytime strip and live camera are three entries. The strip of the last days before the show summarizes the week in half an hour.',
      },
      {
        title: 'Advertised as new',
        text: '“Prima TV” stands for the first showing in Italy. Everything without it may be a repeat with a fresh date; compare the episode title.',
      },
    ],
    questions: [
      {
        question: 'Is there a Spanish edition?',
        answer:
          'Yes, Mediaset Infinity in Spain is a separate service with another account, other programs and no part in this product.',
      },
      {
        question: 'Can I have last year’s reality season?',
        answer:
          'If it is still listed. Mediaset keeps the last season of many formats until the next one starts.',
      },
      {
        question: 'An episode begins with five minutes I have already seen. Is that double?',
        answer:
          'It is the recap, which Italian editions stretch. You can jump over it, but it cannot be cut off without cutting the scene that follows.',
      },
      {
        question: 'Are subtitles available?',
        answer:
          'For some fiction and films, in Italian. Talk shows have none as a rule; the menu is then empty, and no other source fills it.',
      },
      {
        question: 'Does a subscription bought through a television set work?',
        answer: 'Yes, as soon as it is linked to an email and you can sign in with that on the web page.',
      },
    ],
    meta_title: 'Guide: Mediaset Infinity, Evening by Evening',
    meta_description:
      'Puntate intere, parts to join and Turkish series: how to order programs from Mediaset Infinity and keep them for your household.',
  },
  movistar_plus_downloader: {
    title: 'How to use Movistar Plus+ in the original version',
    intro:
      'Spanish originals and foreign series with two sound tracks: a guide for viewers who like to hear both. It takes the example of a French thriller and a Spanish series of six parts.',
    steps: [
      {
        title: 'Sign in',
        text: 'Customers of Movistar and those with the plan open to everybody use the same page; only the user name differs, a telephone number or national ID with the first and an email with the second. Choose your profile, and the page opens with “Inicio”, “Series”, “Cine” and “Deportes”.',
      },
      {
        title: 'Choose the title',
        text: '“Originales” is the row of the house: short series of six parts, many of them by film directors, complete from the first day or in two portions. For the thriller, go by genre. The detail page names year, country and the day on which the title leaves.',
      },
      {
        title: 'Pick dual sound',
        text: '“VO” and Spanish are separate tracks. Mark both, with Spanish subtitles for the original and, where listed, those of the original language. The result is an MKV in which one key switches between Paris and Madrid; for a tablet, MP4 with the voice you prefer.',
      },
      {
        title: 'Look at “Últimos 7 días”',
        text: 'What was on the channels in the past week is found there, sorted by channel and hour, and goes quickly. Late-night talk, a concert, a golf round: mark it before the same weekday comes again, because at that hour the line disappears.',
      },
      {
        title: 'Save and compare the voices',
        text: 'Start the queue. When it is done, listen to the same sentence in both tracks. If a voice comes earlier or later than the lips, choose the entry again from the library rather than from the seven days, where films are taken from the channel as broadcast.',
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
      {
        title: 'Two pictures of one channel',
        text: 'Films may be listed in HD and in a version for larger screens. On a computer the second is often not played; the menu says so.',
      },
      {
        title: 'Whole cycles',
        text: 'Movistar likes themes: a director, a decade, a genre for one month. Such a cycle has a page, and its films leave on the same evening.',
      },
      {
        title: 'Documentaries about music and sport',
        text: 'They are produced by the house and remain for years. On a list with deadlines they may always stand last.',
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
      {
        question: 'I see “Disfruta en el descodificador”. What does it mean?',
        answer:
          'That this title plays through the decoder alone. It is a matter of contract, and the application cannot choose what the web page does not play.',
      },
      {
        question: 'Does the recording function of Movistar play a part?',
        answer:
          '“Mis grabaciones” lies with Movistar, not on your disk, and has its own time limits. This product reads catalog and past days, not those recordings.',
      },
      {
        question: 'Can I go on watching while on vacation in Portugal?',
        answer:
          'Within the EU a paid subscription travels with you for a time. Whatever you store beforehand at home asks for no connection there.',
      },
    ],
    meta_title: 'Guide: Movistar Plus+ with Two Sound Tracks',
    meta_description:
      'Originales, dual sound, the last seven days and match replays: how subscribers in Spain store titles of Movistar Plus+ for themselves.',
  },
  rakuten_tv_downloader: {
    title: 'How to tell Rakuten TV’s free films from rented ones',
    intro:
      'Rakuten TV is a shop and a free service at once. The two halves have different rules, so begin by telling them apart; after that, storing is the smaller part of the work.',
    steps: [
      {
        title: 'Sign in in your country',
        text: 'The service runs in some forty European countries. Catalog and language follow your account, not your suitcase. Open it in Tidemark Video and check the flag at the bottom before you enter email and password, as a second account in another country begins with an empty library.',
      },
      {
        title: 'Open “Free”',
        text: 'Films there are paid for by advertising and play without payment. The button says “Watch for free”, elsewhere it names a price. Channels stand in the same menu, with a program guide; they are live and lead to nothing that can be chosen.',
      },
      {
        title: 'Open your library',
        text: 'Under your name, “My Library” lists bought films without a date and rentals with the hours that remain. Expired rentals vanish. What you see here is what you may use, so start from this page and not from the search, which mixes everything.',
      },
      {
        title: 'Choose tracks',
        text: 'Most films have the language of the country and the original. Subtitles are fewer than with subscription services: usually one, at times forced ones for signs. Tick, look at the size, and for a film bought in UHD see which picture the computer is really given.',
      },
      {
        title: 'File by right, not by title',
        text: 'Make three folders: free, bought, until. The third receives rentals with day and hour in the folder name. After the download open the file at two places; for a rental, delete it when the hour strikes, as you would return a disc.',
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
      {
        title: 'Free does not mean for good',
        text: 'The free section is renewed monthly. A film may cost money next month and be free again in spring.',
      },
      {
        title: 'Own productions',
        text: 'Football portraits and other documentaries by Rakuten are free in many countries and come with more subtitles than bought-in films.',
      },
      {
        title: 'Test on something free',
        text: 'Before you rent for a journey, store a free film from start to finish. Then you know line, disk and player, and no clock has begun.',
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
      {
        question: 'Do points from Rakuten shops matter?',
        answer:
          'In some countries you can pay with them at Rakuten TV. For the application a film is the same, however it was paid for.',
      },
      {
        question: 'I bought a film, and now it is gone from the search. Have I lost it?',
        answer:
          'Usually it is merely no longer sold, and still stands in your library. If it is missing there as well, only Rakuten can answer; keep the receipt.',
      },
      {
        question: 'Why does my dubbed film play in the original?',
        answer:
          'The first track in the file comes first in the player. Move your language up in the list before saving, or press the key for sound tracks.',
      },
    ],
    meta_title: 'Guide: Rakuten TV, Free or Rented?',
    meta_description:
      'Free films, purchases and 48-hour rentals: how to tell titles of Rakuten TV apart and which of them may be stored for how long.',
  },
  skyshowtime_downloader: {
    title: 'SkyShowtime: a guide for holders of a license',
    intro:
      'This product is withdrawn from sale at present. If you hold a license, these steps help you to use it as long as it works, to notice quickly when it does not, and to avoid wasting an evening.',
    steps: [
      {
        title: 'Update first',
        text: 'Install the latest release before you try; older ones no longer open the sign-in page. The installer keeps settings, queue and license. Afterwards look into the changelog for the word SkyShowtime: if the newest entry is silent about it, expectations should be low.',
      },
      {
        title: 'Sign in',
        text: 'SkyShowtime serves the Nordic countries, the Netherlands, Iberia and much of Central and Eastern Europe. Choose your country in the built-in browser, enter your own subscription, select a profile. A white page after the password is the most frequent sign that the service has changed something.',
      },
      {
        title: 'Test one episode',
        text: 'Take a half-hour comedy. First play it for a minute, then put it into the queue with one voice and one subtitle. If it plays but cannot be stored, stop there. Filling a queue in vain costs the night and teaches nothing new.',
      },
      {
        title: 'Proceed with care if it works',
        text: 'Save what leaves first, one title at a time, and open each file before the next. Nordic and Eastern European subtitles are numerous: tick yours by its code, such as sv, pl or ro. Do not put off a season that you want to see this year.',
      },
      {
        title: 'Report what you see',
        text: 'Send title, country, system and the log through the contact form. The log holds no content and no password. It helps us to decide whether the product can return, and it helps support to tell you plainly what to expect.',
      },
    ],
    hints: [
      {
        title: 'Where the series also run',
        text: 'Titles from Paramount, Universal and Sky appear on other services in some countries. A product you own may open them there.',
      },
      {
        title: 'Your license stays',
        text: 'It remains in your account and counts toward a suite like any other, if it is a lifetime one.',
      },
      {
        title: 'Nothing is deleted',
        text: 'Files stored earlier keep playing in any player. The terms of your SkyShowtime plan still apply to them, also after its end.',
      },
      {
        title: 'The service has apps',
        text: 'On phones and tablets SkyShowtime offers downloads of its own in some plans. For a journey this is the safe way today.',
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
      {
        question: 'Why was it withdrawn?',
        answer:
          'Because we do not sell what we cannot keep in working order. The service changes its pages often, and a product that works on some days is not one.',
      },
      {
        question: 'I have a plan that renews. Will I be charged again?',
        answer:
          'Look into your account under subscriptions: the next charge is named there, and you can cancel it at any time. If you think a charge was wrong, write to us.',
      },
      {
        question: 'Does the suite open SkyShowtime for me?',
        answer: 'No more than the single product does. Choose the suite for the other services in it.',
      },
    ],
    meta_title: 'Guide: SkyShowtime for License Holders',
    meta_description:
      'The SkyShowtime product is withdrawn at present. What holders of a license can do, how to test, and where its series also run.',
  },
  now_tv_downloader: {
    title: 'NOW: what owners of the product can do today',
    intro:
      'NOW in Britain and Ireland sells memberships by the month. Our product for it is not on sale at present; this is for those who have it and wonder, on a rainy evening, whether it is any use.',
    steps: [
      {
        title: 'Look at your membership',
        text: 'Entertainment, Cinema and Sports are separate. Sign in on NOW’s own page with an ordinary browser and open “My Account”: it lists what is active and the day of renewal. Only titles of those you pay for will open, and a paused membership opens none.',
      },
      {
        title: 'Start the newest release',
        text: 'Download the current installer from our shop and run it over the old one. The changelog tells whether NOW is mentioned. If not, expect little. Your license needs no new key; the application finds it by your account.',
      },
      {
        title: 'Try a short title',
        text: 'A half-hour comedy is enough to see whether sound and picture arrive. Watch for three signs: the list of tracks appears, the mark rises steadily, and the finished file plays past its first minute. If the second never happens, cancel the line.',
      },
      {
        title: 'Widen the test',
        text: 'If the comedy works, take one film from Cinema, at the size your membership gives. Films go through another part of the service and may fail where series succeed. Note both results with the date, as they may differ next month.',
      },
      {
        title: 'Decide',
        text: 'If it fails, leave the license alone. It costs nothing while it waits. If it works, use it for what you would watch this month anyway, and do not renew a membership for its sake.',
      },
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
      {
        title: 'What NOW itself allows',
        text: 'The service has had downloads in its mobile app for some memberships and titles. Its help page says which; on a phone that is the shortest way.',
      },
      {
        title: 'Other British services',
        text: 'iPlayer, ITVX and Channel 4 have products of their own that are on sale, each with a free trial.',
      },
      {
        title: 'Toward the suite',
        text: 'A lifetime license for NOW lowers the price of the video suite on the same system. Sign in, and its page shows the sum.',
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
      {
        question: 'Is NOW in Italy or Germany the same?',
        answer:
          'The name was used there as well, WOW in Germany, but catalog, contract and login are others. This product was made for Britain and Ireland.',
      },
      {
        question: 'Does a different computer help?',
        answer:
          'Rarely. If two colleagues get different results, it is mostly because one of them has another membership or an older release. Compare those first.',
      },
      {
        question: 'What should I write to support?',
        answer:
          'Membership, title, system, version and the sentence on the screen, word for word. Attach the log. With these five things you get an answer instead of a question.',
      },
    ],
    meta_title: 'Guide: NOW for Owners of the Product',
    meta_description:
      'The NOW product is not on sale at present. How owners in Britain and Ireland test it, what to expect, and where to ask for help.',
  },
  videoland_downloader: {
    title: 'How to bring Videoland series on the train',
    intro:
      'Dutch thrillers and reality by Videoland, stored on a Windows PC for the ride from Groningen to Maastricht: four hours with one change, which makes four episodes and a cup of coffee in Utrecht.',
    steps: [
      {
        title: 'Sign in',
        text: 'Videoland has plans with and without advertising, and profiles for each member of the family. In the built-in browser choose “Inloggen”, then your name. The Kids profile ends at cartoons; thrillers need an adult one, and some ask for its PIN.',
      },
      {
        title: 'Choose the series',
        text: 'Own productions carry the word “Original”. Seasons have eight parts as a rule, of forty to fifty minutes. Below the episodes, “Extra’s” holds making-ofs and the last word after a reality show. Start at “Seizoen 1”, for the page likes to open with the newest.',
      },
      {
        title: 'Mark Dutch subtitles',
        text: 'They exist for foreign titles always, for Dutch ones often, with sounds described. Under Subtitles, “nl” is the translation and “nl, SDH” the text for viewers who hear poorly. In a train full of school classes the second is the better companion.',
      },
      {
        title: 'Save on a Windows PC',
        text: 'The Mac version of this product is withdrawn at present. Choose 720p for a laptop of thirteen inches, four parts for the journey, and press Download. Four episodes are a little over three gigabytes and are usually ready before the bag is packed.',
      },
      {
        title: 'Test without the network',
        text: 'Switch the laptop to flight mode and open the second file, not the first: it shows that order and subtitles are right. Close other programs, charge fully, and put the earphones where you find them before Zwolle.',
      },
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
      {
        title: 'Reality by weekday',
        text: 'Dating shows publish several parts a week. Let the name carry the date, or Sunday’s fire will burn before Friday’s kiss.',
      },
      {
        title: 'Films change monthly',
        text: 'Licensed films leave at the end of a month. The row “Binnenkort weg” or the detail page gives notice; originals stay.',
      },
      {
        title: 'Seats and sockets',
        text: 'Intercity trains do not have a socket everywhere. A file in 720p with the screen at half brightness lasts for the whole line on one charge.',
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
      {
        question: 'Which of its plans do I need for storing?',
        answer:
          'The one you have. They differ in advertising, streams at a time and picture, and the Quality menu ends where yours does.',
      },
      {
        question: 'Can two people watch on one laptop with different subtitles?',
        answer:
          'Not at the same time, but an MKV with two text tracks allows each in turn. For the rest, the player remembers the last choice.',
      },
      {
        question: 'I get Videoland with my internet contract. What do I enter?',
        answer:
          'The account you made when you activated the offer, not the one of the provider. Its email address stands in the confirmation letter from Videoland.',
      },
    ],
    meta_title: 'Guide: Videoland Series on the Train',
    meta_description:
      'Originals, Dutch subtitles and profiles: how subscribers in the Netherlands store Videoland series on a Windows PC for the road.',
  },
}
