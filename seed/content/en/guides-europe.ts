import type { ContentTexts } from '../texts'

export const guidesEurope: ContentTexts['guides'] = {
  canal_plus_downloader: {
    title: 'How to save Canal+ films while they’re available',
    intro:
      'French law sets a schedule for when each film may be shown where. If you know it, you’ll catch films during their weeks on Canal+. One look a month, over your Sunday coffee, is all the planning you need.',
    steps: [
      {
        title: 'Sign in with your customer account',
        text: 'The account from the customer area also opens the on-demand section. In Tidemark Video, choose your country first, then enter your email address and password and pick a profile. The “Mes chaînes” row shows your packages; anything with a padlock belongs to a different offer.',
      },
      {
        title: 'Look under Cinéma',
        text: 'New films arrive about six months after their theatrical release and stay for a limited time. Sort by “Nouveautés”, then by “Derniers jours”. The second list matters more, because a film that leaves Canal+ moves on to other services and may not come back for a year.',
      },
      {
        title: 'Choose VF or VOST',
        text: 'Both are listed as audio tracks of the same title. If you save an MKV, take the two together with the French subtitles; for a tablet, pick one. “SM” stands for subtitles for the deaf and hard of hearing, “AD” for audio description and “VFQ” for the dub from Québec.',
      },
      {
        title: 'Move what leaves first to the top of the queue',
        text: 'The film’s page shows its last day as “Disponible jusqu’au”. The app reads this date, and you can sort the queue by it. Two two-hour films in 1080p come to about eight gigabytes, which takes an hour on a good fiber connection.',
      },
      {
        title: 'Check the credits and chapters',
        text: 'When the download says Done, open the film at the very end. Both the French and the original credits should play through. Then add the last day to the folder name so you remember to delete the film on that date.',
      },
    ],
    hints: [
      {
        title: 'Créations Originales',
        text: 'Canal+’s own series stay longer than films, so save the films first. New episodes often come in pairs, on Mondays.',
      },
      {
        title: 'Sports replays',
        text: 'Matches are offered as two halves or in full, so check the length before you select both. The competition’s page doesn’t show any results.',
      },
      {
        title: 'Free programs',
        text: 'Unencrypted talk shows are open to everyone for a few days. All you need is a free account.',
      },
      {
        title: 'Late-night short films',
        text: 'The short-film magazine is hidden far down the page. Ten shorts fill an evening, and hardly any other service shows them.',
      },
    ],
    questions: [
      {
        question: 'Is the catalog the same in Poland or Switzerland?',
        answer:
          'No. Canal+ has a separate catalog and separate accounts in each country. Choose the entry for the country where you signed your contract.',
      },
      {
        question: 'Are the partner services in my offer covered?',
        answer: 'Only what plays on Canal+ itself. Services with their own login require their own product.',
      },
      {
        question: 'Why is a film on the channel tonight but not on demand?',
        answer:
          'For some titles Canal+ bought only the right to broadcast. The guide marks all others with the word “replay”; if it’s missing today, it will be missing tomorrow.',
      },
      {
        question: 'Does it matter how many screens my offer allows?',
        answer:
          'Yes, because the built-in browser counts as one of them. If the living room TV and a phone are already streaming, wait until one of them stops.',
      },
    ],
    meta_title: 'Guide: Save Canal+ Films in Time',
    meta_description:
      'VF or VOST, the film release schedule and last days: how subscribers in France save films and series from their Canal+ contract in time.',
  },
  tf1_plus_downloader: {
    title: 'How to catch a week of TF1+ in one evening',
    intro:
      'Daily soaps wait for no one. One session on Friday gets you five episodes plus last weekend’s big show, and your commute on Monday is taken care of.',
    steps: [
      {
        title: 'Register or sign in',
        text: 'TF1+ is free with an account: enter your email address, date of birth and postal code. Premium removes most of the ads. In the built-in browser, accept or reject the cookies, choose a profile, and the home page with its autoplay trailers appears.',
      },
      {
        title: 'Open the series',
        text: 'Type three letters into the search. On the series page, “Replay” lists full episodes with number and date, “Extraits” are one-minute clips and “Bonus” means interviews. If you only see clips, you’ve opened the show’s overview; switch to the episodes tab.',
      },
      {
        title: 'Select Monday through Friday',
        text: 'Hold Shift in the list to select five episodes at once. They run about twenty-five minutes each, so the week adds up to two hours and, in 720p, a little over two gigabytes. The preview of the next day at the end of an episode is part of the file.',
      },
      {
        title: 'Join the parts of a long show',
        text: 'Evening shows come in two or three parts, “Partie 1” and so on. Select them all and say yes when the app offers to join them. The parts meet where the ad break was; listen to that spot, and don’t worry if a sentence repeats.',
      },
      {
        title: 'Download on Friday night',
        text: 'Sort the queue by expiration date, start it and go out. When you get back, the folder named after the series contains five numbered files. Delete last week’s episodes before you copy the new ones, and your phone and tablet will never fill up.',
      },
    ],
    hints: [
      {
        title: 'One day early',
        text: 'Premium shows some soaps before they air. These episodes are marked “Avant-première”; watch them in order, or they’ll spoil today’s cliffhanger.',
      },
      {
        title: 'Other channels',
        text: 'Films from TFX and TMC are buried far down the home page. Search by title instead of scrolling, and check by Tuesday for whatever aired on Sunday.',
      },
      {
        title: 'Subtitles for learners',
        text: 'Soaps and news have French captions. You can save them as a file, and they’re a patient teacher if you’re learning spoken French.',
      },
      {
        title: 'Series that were never on TV',
        text: 'TF1+ also offers complete series outside the channels’ schedules, available for months. They have no air date, only an end date.',
      },
    ],
    questions: [
      {
        question: 'Why is the American series gone after a week?',
        answer:
          'Catch-up rights for imported series are short, often seven days after the broadcast. Shows produced in France stay longer.',
      },
      {
        question: 'Can I watch from Belgium?',
        answer:
          'TF1+ is available in Belgium, Luxembourg, Switzerland and other French-speaking countries, each with its own selection.',
      },
      {
        question: 'There’s no episode for a holiday. Did I miss one?',
        answer:
          'Soaps take a break on public holidays and match days. The numbers tell you: if Wednesday is 1841 and Friday is 1842, you haven’t missed anything.',
      },
      {
        question: 'Can I save newscasts?',
        answer:
          'The 8 p.m. news is a replay like any other, but only for a short time. Individual reports stay available longer as clips.',
      },
      {
        question: 'The site asks me to turn off an ad blocker. Where is it?',
        answer:
          'It isn’t in our app. A filter in your router or on an office network may trigger this message, so try a different connection.',
      },
    ],
    meta_title: 'Guide: A Week of TF1+ in One Evening',
    meta_description:
      'Replay or clip, five episodes at once, shows in parts: how to save a week of your TF1+ series for private viewing.',
  },
  m6_plus_downloader: {
    title: 'How to follow an M6+ contest to the finale',
    intro:
      'Fourteen evenings, each over two hours long: a plan for the cooking and baking contests on M6+, made for people who go to bed at ten and still don’t want to hear who wins.',
    steps: [
      {
        title: 'Sign in with your old 6play account',
        text: 'Accounts were moved over in 2024. If your password doesn’t work, reset it on M6+ with “Mot de passe oublié”. Gulli, the kids’ section, has its own tile next to the adult profiles; choose your own name.',
      },
      {
        title: 'Open the show',
        text: '“Émissions complètes” lists the evenings in order, with number and date. An evening may be split into “partie 1” and “partie 2”. Switch the app to list view first: thumbnails tend to reveal who is still wearing an apron.',
      },
      {
        title: 'Skip the extras',
        text: '“La brigade cachée” and similar side shows are listed separately and run thirty to fifty minutes. Select them only if you want them, and put them in a second folder, because they take place after certain evenings and give away the result.',
      },
      {
        title: 'Choose 720p',
        text: 'In full resolution each evening takes up four gigabytes, and a contest of fourteen more than fifty; 720p needs half of that. The food looks just as good, and you can still read the small captions with the quantities.',
      },
      {
        title: 'Save every week',
        text: 'Earlier evenings may disappear before the finale, so don’t wait until the end. The day after each broadcast, select the new evening, press Download, and check that number and date follow last week’s. By the finale you’ll have them all.',
      },
    ],
    hints: [
      {
        title: 'Gulli for kids',
        text: 'Its series are part of M6+. Give them a separate folder, away from the kitchen drama. A tablet with ten short episodes gets you from Lyon to Marseille.',
      },
      {
        title: 'Don’t count the files',
        text: 'The number of files gives away how long a season is. If you want to be surprised, have someone else copy them.',
      },
      {
        title: 'Daily shows',
        text: 'Shows about houses, stores and neighbors air every weekday for months. Filter the descriptions by topic or town instead of saving everything.',
      },
      {
        title: 'Sketches in compilations',
        text: 'Scènes de ménages comes in compilations and as single sketches. Take the compilations: one forty-minute file is easier to handle than thirty clips.',
      },
    ],
    questions: [
      {
        question: 'Are films on M6 available?',
        answer:
          'Rarely, because M6 usually doesn’t buy catch-up rights for them. If a film is available afterward, its end date is shown from the first day.',
      },
      {
        question: 'What does M6+ Max add?',
        answer: 'Fewer ads and some titles in advance. You save everything the same way.',
      },
      {
        question: 'Last year’s contest is gone. Will it come back?',
        answer:
          'Maybe shortly before the new season starts. There’s no guarantee, and that’s why it pays to save every week.',
      },
      {
        question: 'Can I cook along with a saved episode?',
        answer:
          'That’s the advantage of local files: pause, jump back ten seconds, go on. You’ll find the exact recipes on the show’s web pages; they’re worth printing.',
      },
      {
        question: 'One episode won’t start. What should I try?',
        answer:
          'Reload the page and play it for a moment, because your M6+ session expires after a few hours. If the second part works and the first doesn’t, wait until the next morning, when faulty uploads are usually fixed.',
      },
    ],
    meta_title: 'Guide: Save an M6+ Contest to the Finale',
    meta_description:
      'Full evenings, extras, sizes and a weekly routine: how to save a season of an M6+ contest and watch it on your own schedule.',
  },
  france_tv_downloader: {
    title: 'How to build a documentary library from france.tv',
    intro:
      'Public television in France offers plenty of documentaries. Sorted by subject, they make a small library for a limited time: on loan, so choose with care.',
    steps: [
      {
        title: 'Sign in if asked',
        text: 'By now most programs require a free account. Register on france.tv with your email address and age, confirm the email, and use the same details in the app. The page greets you with the “Reprendre” row; “Documentaires” is in the menu.',
      },
      {
        title: 'Search by series',
        text: 'Titles such as “Des racines et des ailes” or “Infrarouge” are series with many editions. Open one and you’ll see dozens of episodes, each with its subject, length and channel. That’s faster than the topic pages, which mix three-minute reports with ninety-minute films.',
      },
      {
        title: 'Check the end date',
        text: '“Disponible encore 23 jours” or a date shows you how long a film stays. Those bought from abroad are available for a week or a month, in-house productions often for a year. Sort the queue by this date and take the ones that leave soon tonight.',
      },
      {
        title: 'Add subtitles or audio description',
        text: 'Both are more common here than on commercial channels. “Sous-titres sourds et malentendants” use a color for each speaker; “audiodescription” is a second audio track. For a foreign film, check whether “VO” is available, too.',
      },
      {
        title: 'Sort the files into subject folders',
        text: 'History, nature, art, portraits: four folders will do. Start the file name with the year the film is about, followed by title and channel. A 52-minute documentary in 1080p takes about a gigabyte and a half. When it says Done, skip to the credits, which name the sources.',
      },
    ],
    hints: [
      {
        title: 'Overseas channels',
        text: 'La 1ère broadcasts from Réunion to Tahiti. Its films on reefs, volcanoes and islands are in the same catalog and easy to miss.',
      },
      {
        title: 'Regional treasures',
        text: 'France 3 makes films about a valley, a factory, a dialect. Open your region’s page and scroll past the news.',
      },
      {
        title: 'Slash and Okoo',
        text: 'Slash is for young adults, Okoo for children. Both have ten-minute documentary series that explain things better than many long films.',
      },
      {
        title: 'Find reports in long editions',
        text: 'Two-hour magazines contain five or six reports. The description gives their start times; save it next to the file so you can find the lighthouse keeper again.',
      },
      {
        title: 'Theater and opera',
        text: 'Performances from Avignon or Aix are listed under “Spectacles” and stay for a few months. They deserve a large picture and stereo sound.',
      },
    ],
    questions: [
      {
        question: 'Does france.tv work abroad?',
        answer:
          'Partly. News and programs to which France Télévisions owns all rights play in many countries; series often play only in France. The app can save what the site plays where you are.',
      },
      {
        question: 'May a teacher use a saved documentary in class?',
        answer:
          'Schools have their own rules and their own platform, Lumni. Private copies are for your living room.',
      },
      {
        question: 'What’s the difference between france.tv and ARTE?',
        answer:
          'ARTE is French and German, has its own site, and is covered by the M3U8 tool in our shop. Some films appear on both, months apart.',
      },
      {
        question: 'A series shows only three editions. Where are the others?',
        answer:
          'The rights to them have expired. Editions are rerun in summer, so check again in July, when last year’s shows come back.',
      },
    ],
    meta_title: 'Guide: Documentaries from france.tv, Sorted',
    meta_description:
      'Series, end dates, audio description and overseas channels: how to collect documentaries from france.tv for private viewing.',
  },
  joyn_downloader: {
    title: 'How to watch Joyn on your own schedule',
    intro:
      'Shows on Joyn start at 8:15 p.m. and end at midnight. Once you’ve saved them, they start when you come home and last only as long as the show itself.',
    steps: [
      {
        title: 'Choose your country',
        text: 'Joyn is available in Germany, Austria and Switzerland. Sign in on your own country’s site; the flag at the bottom of the page shows which one you’re on. The account is free, PLUS+ is paid, and you sign in to both the same way.',
      },
      {
        title: 'Go to the Mediathek',
        text: 'Live channels fill the home page and start playing right away. Click “Mediathek” for full episodes, sorted by series, shows, films, sports and kids. A small plus on the picture means PLUS+; without it, the title is free.',
      },
      {
        title: 'Open the season',
        text: 'Shows are listed by season and episode: “Staffel 20, Folge 5”. If the numbers don’t help, go by date. Turn on “complete episodes only” in the app to hide the hundred clips of best moments, along with the spoilers they contain.',
      },
      {
        title: 'Select episodes and download them',
        text: 'Start with free episodes, since they tend to move to PLUS+ after a while. Without ad breaks, an evening show runs about two hours and ten minutes, or two gigabytes in 720p. Press Download, and run one download at a time instead of three.',
      },
      {
        title: 'Check the length',
        text: 'When it’s done, look at the running time. A show with a four-hour time slot is complete at 130 minutes: the rest was ads. If you want to be sure, check the last minutes, where the winner stands in the confetti, but beware of the spoiler.',
      },
    ],
    hints: [
      {
        title: 'Watch before it airs',
        text: 'With PLUS+ you can watch some series a week early. A small icon marks them, along with the date when everyone else can see them.',
      },
      {
        title: 'Extras in Austria',
        text: 'Joyn in Austria includes programs from several local channels that you won’t find in Germany. The Swiss edition has its own local shows, too.',
      },
      {
        title: 'Shows from other broadcasters',
        text: 'Use the search to find documentaries and magazines from partner channels. They decide how long a show stays online, not Joyn.',
      },
      {
        title: 'Save comedy classics',
        text: 'Comedy from the early years of Sat.1 and ProSieben stays available and takes little space. Twenty episodes are a gigabyte or two.',
      },
    ],
    questions: [
      {
        question: 'Do I need an account for free titles?',
        answer: 'In most cases, yes. It costs nothing.',
      },
      {
        question: 'Can I save a show while it’s on the air?',
        answer: 'No. It appears in the Mediathek later that night, and live quiz shows the next morning.',
      },
      {
        question: 'Why are there only clips of my favorite American series?',
        answer:
          'Joyn often doesn’t have the right to offer full episodes of imported series on demand. Look for the series on the service that holds the streaming rights.',
      },
      {
        question: 'I pay for PLUS+ through my cell phone contract. Does that count?',
        answer:
          'Yes. Link it to your account on Joyn’s site, then sign in with the same email address in Tidemark Video. If PLUS+ titles are still locked, sign out and back in.',
      },
      {
        question: 'May I show the finale at our club?',
        answer:
          'No. Private means your own household and a few friends on the couch; legally, a club room counts as public.',
      },
    ],
    meta_title: 'Guide: Joyn Shows on Your Schedule',
    meta_description:
      'Mediathek, seasons, PLUS+ and your country’s edition: how to save shows and series from Joyn for private viewing.',
  },
  rtl_plus_downloader: {
    title: 'How to save reality shows and soaps from RTL+',
    intro:
      'RTL+ publishes episodes before they air. Well-organized folders keep you from watching Thursday before Wednesday, and from learning at breakfast who had to leave the jungle.',
    steps: [
      {
        title: 'Sign in to RTL+',
        text: 'Plans differ in ads and in simultaneous streams. Several cell phone and internet contracts include one; activate it on your provider’s site first. In Tidemark Video the usual sign-in form opens, and then you choose a profile, one of which is for kids.',
      },
      {
        title: 'Find the season',
        text: 'Search for the show and open “Staffeln” or “Jahre”. Reality shows list every episode, including the reunion. Soaps are sorted by month, which helps with eight thousand episodes: choose the year, then “März”, and you’re down to twenty.',
      },
      {
        title: 'Keep the episodes in order',
        text: 'Each episode shows a number and a date; for early releases the date is in the future. Include both in the file name, number first. In the jungle camp, where every night counts as a day, the title says “Tag 5”; keep that as well.',
      },
      {
        title: 'Add captions',
        text: 'Many shows have German captions, marked “UT”. Save them as a file. In a villa full of shouting they’re the only way to follow three people at once, and you can search them for who said what about whom.',
      },
      {
        title: 'Start the download, and clean up weekly',
        text: 'A night in the camp lasts about ninety minutes, or one and a half gigabytes in 720p; sixteen nights add up to twenty-four. Download in the morning, when the upload is complete. Every weekend, delete what you’ve seen but keep the latest file so you know where you stopped.',
      },
    ],
    hints: [
      {
        title: 'More than video',
        text: 'Some RTL+ plans have included music, podcasts and audiobooks. This product doesn’t cover them, even if they appear in the same search.',
      },
      {
        title: 'Old soap episodes',
        text: 'The early years of the daily soaps are available with hundreds of episodes. Save a storyline instead of a year; fan sites list the first and last episode of each.',
      },
      {
        title: 'Two versions of the same night',
        text: 'Daytime reruns may be shorter than the original show. If two entries have the same date, the longer one aired first.',
      },
      {
        title: 'VOX has a different schedule',
        text: 'Its shows about shopping, dinners and music air weekly or daily and stay for about a month. Save them together on Sundays.',
      },
    ],
    questions: [
      {
        question: 'Can I save Europa League soccer?',
        answer:
          'Not live. Highlights and replays work if RTL+ lists them on demand, and only for a few days, so put them at the top of your queue.',
      },
      {
        question: 'Is RTL+ in Hungary the same service?',
        answer:
          'It has the same name but is a separate service with its own accounts. Your RTL+ plan and our license don’t carry over.',
      },
      {
        question: 'Tomorrow’s episode already plays today. May I save it?',
        answer:
          'If your plan plays it, you can select it. Just don’t give away the ending: coworkers without the plan will appreciate it.',
      },
      {
        question: 'Why is something locked that was free last week?',
        answer:
          'Episodes are free only for a short time on RTL+, often until the next one airs. After that, you need a paid plan.',
      },
      {
        question: 'Does the old TVNOW address still work?',
        answer: 'Yes, it takes you to RTL+. Accounts from that time were moved over with their passwords.',
      },
    ],
    meta_title: 'Guide: RTL+ Seasons and Soaps in Order',
    meta_description:
      'Dates, numbers, captions and months: how to save reality seasons and daily soaps from your RTL+ plan and keep them in order.',
  },
  bbc_iplayer_downloader: {
    title: 'How to save a BBC iPlayer box set for the weekend',
    intro:
      'If you hold a UK TV License: a six-part drama, saved with its subtitles before it expires. Get it ready on Friday evening, and it won’t matter that the cottage has no signal on Saturday.',
    steps: [
      {
        title: 'Sign in to your BBC account',
        text: 'iPlayer works in the United Kingdom and asks whether you have a TV License. Answer truthfully; your home license also covers a laptop running on battery elsewhere. A child’s account shows only age-appropriate titles, so use your own.',
      },
      {
        title: 'Open the program’s page',
        text: 'Search for the title and choose “Series” instead of a single episode. “Available for 11 months” or similar appears below each episode: that’s your deadline. If the dates differ, the first episode will leave before the last, so save all six today.',
      },
      {
        title: 'Choose the version',
        text: 'Audio-described and signed versions are separate entries, marked AD and SL. They’re listed below the regular ones and have the same length, so it’s easy to mix them up. Check six boxes of the same kind, or a narrator will describe the butler in every scene.',
      },
      {
        title: 'Keep the subtitles',
        text: 'BBC subtitles show speakers in different colors: white, yellow, cyan, green. Save them as a styled file if you want the colors, or as SRT if your TV is old. They’re carefully written and catch every mumbled word of Yorkshire dialect.',
      },
      {
        title: 'Name the folder and test an episode',
        text: 'Series, year, episode: six files, one folder, one weekend. In 720p, six hours take up five or six gigabytes. Play a minute of episode six without looking at the screen, so you don’t spoil the ending, and pack the charger.',
      },
    ],
    hints: [
      {
        title: 'Guidance and PIN',
        text: 'Programs from after 9 p.m. carry guidance labels. If you’ve set a parental lock, enter the PIN once in the app.',
      },
      {
        title: 'Archive treasures',
        text: 'Films and series in the “Archive” category stay for years. There’s no hurry; save them for a rainy August.',
      },
      {
        title: 'Nations and regions',
        text: 'BBC Scotland comedy and dramas in Welsh or Gaelic have their own pages, mostly with English subtitles. Viewers in London rarely see them recommended.',
      },
      {
        title: 'New series, all at once',
        text: 'When an announcement says “boxset”, all episodes are online after the first one airs. The press may reveal the ending weeks before BBC One shows it.',
      },
    ],
    questions: [
      {
        question: 'iPlayer has its own downloads. Why use this?',
        answer:
          'Those downloads work in its phone and tablet apps, and they expire. A laptop needs another way, within the same rules.',
      },
      {
        question: 'Is BBC Sounds included?',
        answer: 'No, only iPlayer. Many radio programs are available as podcasts.',
      },
      {
        question: 'Can I take the box set on vacation in France?',
        answer:
          'iPlayer itself doesn’t play there. What you saved at home is for private viewing as far as the BBC’s terms and the law allow, so check both before you pack.',
      },
      {
        question: 'Why is a film I saw at Christmas missing?',
        answer:
          'Feature films are licensed for a few weeks around their broadcast. They come back with the next showing, usually over the holidays.',
      },
      {
        question: 'The sports event I want is listed. May I select it?',
        answer:
          'Highlights shows, yes. Full matches stay for a day or less, and live coverage can’t be saved at all.',
      },
    ],
    meta_title: 'Guide: A BBC iPlayer Box Set for the Weekend',
    meta_description:
      'Deadlines, AD and signed versions, colored subtitles: how license holders in the UK save an iPlayer series for private viewing.',
  },
  itvx_downloader: {
    title: 'How to prepare ITVX soaps and dramas for a flight',
    intro:
      'Six soap episodes or one complete drama fit between Gatwick and Tenerife. Here’s how to save either from ITVX while your suitcase is still half empty.',
    steps: [
      {
        title: 'Sign in for free or with Premium',
        text: 'The free version is enough for most people: enter your name, email address and postcode. Premium adds British box sets and removes the ads. In the app you get the same home page, with “Categories” at the top and a search that forgives typos.',
      },
      {
        title: 'Catch up on your soap',
        text: 'Recent episodes stay for about a month. Open the Street or the Dales, and you’ll see the newest first, with its date. Check everything since your last flight; hour-long specials are one entry of double length. Episodes you already have are marked.',
      },
      {
        title: 'Or choose a drama',
        text: '“Full Series” lists the complete ones. British dramas tend to have three, four or six 47-minute episodes: just right for four hours in the air with a sandwich in between. If episode two says “Premium”, better find out before you’re at the airport.',
      },
      {
        title: 'Take subtitles',
        text: 'Engine noise makes accents hard to follow. English subtitles help even native speakers, and with a baby in the row behind you they replace the audio. Save them as a file for a laptop, or burned in for a basic tablet player.',
      },
      {
        title: 'Copy the files and board',
        text: 'Put MP4 files in 720p on your tablet: six soap episodes take two gigabytes, a drama three. Play each one briefly in airplane mode, charge the battery and turn down the brightness. If the gate announces a delay, you won’t mind.',
      },
    ],
    hints: [
      {
        title: 'Early release',
        text: 'Soaps appear on ITVX at seven in the morning on the day they air, and some dramas are complete before ITV1 shows them. You don’t have to wait for the evening.',
      },
      {
        title: 'STV viewers',
        text: 'In most of Scotland, ITV’s programs are on STV Player, a separate service with its own login.',
      },
      {
        title: 'Twenty years of detectives',
        text: 'Long-running crime series consist of ninety-minute films. One for each direction is just right.',
      },
      {
        title: 'Reality shows and their talk shows',
        text: 'Nightly reality shows come with a companion talk show. It’s listed as a separate series; if you follow both, select them by date.',
      },
      {
        title: 'A separate folder for kids',
        text: 'ITVX Kids has eleven-minute cartoons. Put them on a separate device, and the window seat will stay quiet.',
      },
    ],
    questions: [
      {
        question: 'Can I save quiz shows?',
        answer:
          'Yes, if ITVX lists the episodes. Daily shows leave after a few weeks, celebrity charity editions a little later.',
      },
      {
        question: 'Why can’t I download an American film?',
        answer:
          'Because ITVX doesn’t play it to your account on a computer, or only live. Rights to American films are often limited to the broadcast.',
      },
      {
        question: 'My flight leaves in three hours. What should I do?',
        answer:
          'Save one drama in a small size and nothing else. Four episodes in 480p are under a gigabyte and take only minutes on most connections; running two downloads at once wouldn’t be any faster.',
      },
      {
        question: 'Is BritBox the same as Premium?',
        answer:
          'In the United Kingdom, BritBox became part of ITVX Premium. Abroad, BritBox is a separate service that this product doesn’t cover.',
      },
    ],
    meta_title: 'Guide: ITVX Soaps and Dramas for a Flight',
    meta_description:
      'The latest soap episodes or a complete drama, with subtitles on a tablet: how viewers in the UK save ITVX shows for a flight.',
  },
  channel_4_downloader: {
    title: 'How to explore Walter Presents and Film4 on Channel 4',
    intro:
      'Hand-picked foreign drama and British films: two corners of Channel 4 that deserve a closer look. Walter Presents can wait, Film4 can’t, and it doesn’t take much to plan for both.',
    steps: [
      {
        title: 'Register and sign in',
        text: 'All you need is a free account with a UK postcode; Channel 4+ removes most of the ads. Sign in inside Tidemark Video. After the cookie notice you’ll see a page full of large pictures; click “Categories” to get past them.',
      },
      {
        title: 'Go to Walter Presents',
        text: 'You’ll find series from Denmark to Argentina, nearly all of them complete, in the original language with English subtitles. Each page shows the country, the number of episodes and a sentence by Walter Iuzzolino, who picked the series. Read three of them, open one, and watch twenty minutes before you save the rest.',
      },
      {
        title: 'Check what’s on Film4',
        text: 'Films rotate quickly. The page tells you how many days are left, and “6 days left” means exactly that. Independent British films come back every few months; a Korean thriller may be shown once and never again.',
      },
      {
        title: 'Check the subtitles',
        text: 'In many foreign dramas they’re part of the picture. Open the Subtitles menu to see whether there’s a separate track; if it’s empty, play a line of dialogue and look at the bottom of the picture. If you see subtitles there, they’ll be in your file, too.',
      },
      {
        title: 'Download in the right order',
        text: 'Save films first, sorted by their last day, then the drama as a set. Eight fifty-minute episodes in 720p take up about six gigabytes. When everything has a check mark, sort by country: a collection that starts with Belgium has a charm of its own.',
      },
    ],
    hints: [
      {
        title: 'Complete comedies',
        text: 'Channel 4 keeps its old comedies online for years. They’re good for filling up your last few gigabytes.',
      },
      {
        title: 'Sign zone',
        text: 'Signed versions are listed separately and may be newer than the first broadcast, so don’t go by their date.',
      },
      {
        title: 'Original titles',
        text: 'Walter gives nearly everything an English title. Note the original one from the credits if you want to read more about the series.',
      },
      {
        title: 'Weekly contests',
        text: 'The baking tent and the big quiz of the year are online the same evening. They stay for the season and a little longer.',
      },
      {
        title: 'Documentaries that disappear',
        text: 'Investigative reports are sometimes taken down during a trial and restored later. A gap in the list is rarely an error in the app.',
      },
    ],
    questions: [
      {
        question: 'Does “All 4” still exist?',
        answer: 'The name was dropped in 2023, but it’s the same service.',
      },
      {
        question: 'Can I save shows from E4 and More4?',
        answer: 'Yes. If they’re available on demand, they’re in the same catalog.',
      },
      {
        question: 'Do I need a TV License for this?',
        answer:
          'Under today’s rules, not for catch-up on Channel 4 alone; for the live stream, yes. TV Licensing explains it in one paragraph on its website.',
      },
      {
        question: 'There’s no season two of my Danish series. Is it coming?',
        answer:
          'Walter Presents buys seasons one at a time and announces them in its newsletter first. You can’t save anything until the page lists it.',
      },
      {
        question: 'May I lend a saved film to my book club?',
        answer:
          'No. Recommend it instead, and mention its last day: the service is free, so everyone can watch it there.',
      },
    ],
    meta_title: 'Guide: Walter Presents and Film4, Offline',
    meta_description:
      'Subtitled drama, rotating films and old comedy: how viewers in the UK choose and save Channel 4 programs for themselves.',
  },
  raiplay_downloader: {
    title: 'How to explore the RaiPlay archive',
    intro:
      'Seventy years of Italian television lie beneath last week’s episodes. This guide takes you through RaiPlay’s layers, whether you’re an Italian with memories or a learner with patience.',
    steps: [
      {
        title: 'Register for free',
        text: 'Some programs play without an account, but most require one. Your email address and date of birth are enough. Sign in inside the app. The whole site is in Italian; the menu icon at the top left leads to “Fiction”, “Film”, “Documentari” and “Teche Rai”.',
      },
      {
        title: 'Open “Teche Rai”',
        text: 'Here you’ll find variety shows, interviews and series from the black-and-white days onward, sorted by decade and by name. A show with Mina or a literary series from the sixties is divided into “puntate”, or episodes. Start with just one: forty-five minutes of 1967 move at a different pace.',
      },
      {
        title: 'Or watch current series',
        text: 'Shows such as Sicilian crime stories or the one about a doctor’s life in Turin are sorted by season, “Stagione 3”. On Rai 1 an episode may be a hundred-minute film; elsewhere, two fifty-minute episodes air together. The running times show you which it is.',
      },
      {
        title: 'Check for an end date',
        text: 'If a title says “Disponibile fino al”, it’s licensed, and the date is final. Without that line, it isn’t going anywhere for now. Move dated titles to the top of the queue; the archive has been waiting since 1954 and can wait another night.',
      },
      {
        title: 'Save with captions',
        text: 'Much of the fiction has Italian captions, which are excellent for learners. Select them as SRT, choose the source’s actual size, and press Download. An old show in its original format takes less than half a gigabyte per hour.',
      },
    ],
    hints: [
      {
        title: 'Sanremo, by night or by song',
        text: 'The festival is available by evening and by song. Choose one or the other, or you’ll get everything twice, flowers included.',
      },
      {
        title: 'Old shows are small',
        text: 'Archive films have a low resolution, and a larger size just takes up more space. Black bars on the sides are normal.',
      },
      {
        title: 'Rai Cultura and Rai Storia',
        text: 'Lessons on Dante, on Olivetti or on the flood of Florence are short, don’t expire, and are good practice for beginners.',
      },
      {
        title: 'Original or Italian',
        text: 'Foreign series are always dubbed in Italy. If “lingua originale” is offered, it’s a second audio track; with MKV you can keep both.',
      },
    ],
    questions: [
      {
        question: 'Does RaiPlay work outside Italy?',
        answer: 'Partly. Rai’s own programs often play abroad; films and series mostly don’t.',
      },
      {
        question: 'What about RaiPlay Sound?',
        answer: 'Rai has a separate app for radio and podcasts. This product doesn’t cover it.',
      },
      {
        question: 'How do I find a show when I only know the host?',
        answer:
          'Search RaiPlay for the last name and filter by “Programmi”. Archive pages list the cast and year, and each episode links to the whole series.',
      },
      {
        question: 'Can I use saved interviews in a school paper?',
        answer:
          'You can usually quote a sentence if you name the source; for images you need Rai’s permission. Teche Rai has an office that handles requests for commercial use.',
      },
      {
        question: 'Why does an old series have only episodes two and five?',
        answer:
          'Tape was expensive and was often recorded over. What’s missing there is missing in Rome, too.',
      },
    ],
    meta_title: 'Guide: The Archive of RaiPlay and Its Layers',
    meta_description:
      'Teche Rai, new series, captions and dates: how to find shows in the RaiPlay archive and save them for private viewing.',
  },
  mediaset_infinity_downloader: {
    title: 'How to organize shows from Mediaset Infinity',
    intro:
      'Canale 5 shows in parts, Turkish series in half episodes: Mediaset cuts its shows up, and you put them back together. With the right list in front of you, it takes ten minutes per evening.',
    steps: [
      {
        title: 'Sign in',
        text: 'You only need a free account for catch-up; if you signed up with Facebook or Apple, that still works. Infinity+ is a paid extra with films and series, marked with a plus on the picture. Below the live channels on the home page, go to “Programmi” or “Fiction”.',
      },
      {
        title: 'Find “Puntate intere”',
        text: 'The first rows are full of clips: best moments, tears, arguments. Full episodes are below them, sorted by date. The filter for full episodes in the app saves you the scrolling and reduces two hundred entries to twelve.',
      },
      {
        title: 'Check how a series is split',
        text: 'Turkish dramas run two hours in Turkey and are shown in Italy in parts of forty to fifty minutes. “Episodio 61, parte 2” therefore isn’t the same as episode 61 elsewhere. Use Mediaset’s numbers and ignore the fan sites.',
      },
      {
        title: 'Join the parts',
        text: 'The two parts of an evening can become one file: select both and agree when asked to join them. A three-hour prime-time show is about three gigabytes in 720p. Ten-minute daily shows are best joined by week.',
      },
      {
        title: 'Give every show its own folder',
        text: 'Channel, name and date make a naming pattern that lasts. Start the queue in the morning, when last night’s uploads are complete, and check the last part in the afternoon: if the host says good night, nothing is missing.',
      },
    ],
    hints: [
      {
        title: 'Late uploads',
        text: 'Long shows don’t appear in catch-up until morning. Check after breakfast instead of at midnight.',
      },
      {
        title: 'Films on Infinity+',
        text: 'They come with Italian audio and often the original. An MKV holds both tracks, and you’ll find the film’s last day below the summary.',
      },
      {
        title: 'Summer schedule',
        text: 'From June on, soaps move to another time or double in length. The dates are still correct, but you’ll get new episodes on a different schedule.',
      },
      {
        title: 'Three versions of a reality show',
        text: 'The evening show, the daytime edition and the live feed are separate entries. The last few daytime editions before the show sum up the week in half an hour.',
      },
      {
        title: 'New or rerun?',
        text: '“Prima TV” means a title is shown in Italy for the first time. Anything else may be a rerun with a new date, so compare the episode titles.',
      },
    ],
    questions: [
      {
        question: 'Is there a Spanish edition?',
        answer:
          'Yes, but Mediaset Infinity in Spain is a separate service with its own accounts and programs, and this product doesn’t cover it.',
      },
      {
        question: 'Can I save last year’s reality season?',
        answer:
          'If it’s still listed, yes. Mediaset keeps the last season of many shows until the next one starts.',
      },
      {
        question: 'An episode starts with five minutes I’ve already seen. Is that a mistake?',
        answer:
          'No, it’s the recap, which is longer in Italy. You can skip it in the player, but it can’t be cut without losing part of the next scene.',
      },
      {
        question: 'Are subtitles available?',
        answer:
          'Some series and films have them, in Italian. Talk shows usually don’t; in that case the menu is empty, and there’s no other source.',
      },
      {
        question: 'Can I use a subscription I bought on my TV?',
        answer: 'Yes, once it’s linked to an email address that you can use to sign in on the website.',
      },
    ],
    meta_title: 'Guide: Mediaset Infinity, Evening by Evening',
    meta_description:
      'Puntate intere, parts to join and Turkish series: how to organize shows from Mediaset Infinity and save them for your household.',
  },
  movistar_plus_downloader: {
    title: 'How to get original audio from Movistar Plus+',
    intro:
      'Spanish originals and foreign series with two audio tracks: a guide for viewers who like to hear both, using a French thriller and a six-part Spanish series as examples.',
    steps: [
      {
        title: 'Sign in',
        text: 'Movistar customers and subscribers to the plan open to everyone use the same page. Only the user name differs: a phone number or national ID for the first, an email address for the second. Choose your profile, and you’ll see “Inicio”, “Series”, “Cine” and “Deportes”.',
      },
      {
        title: 'Choose a title',
        text: '“Originales” are Movistar’s own: short six-part series, many by film directors, available all at once or in two batches. Look for the thriller by genre. The details page shows the year, the country and the title’s last day.',
      },
      {
        title: 'Select both audio tracks',
        text: '“VO” and Spanish are separate tracks. Select both, with Spanish subtitles for the original and, if available, subtitles in the original language. You get an MKV in which one key switches between Paris and Madrid; for a tablet, choose MP4 with the language you prefer.',
      },
      {
        title: 'Look at “Últimos 7 días”',
        text: 'Here you’ll find everything from the channels’ past week, sorted by channel and time. Late-night talk, a concert, a round of golf: save it before the same weekday comes around, because that’s when it disappears, right to the hour.',
      },
      {
        title: 'Save and compare the audio tracks',
        text: 'Start the queue. When it’s done, listen to the same sentence in both tracks. If the speech doesn’t match the lips, get the title from the library instead of the seven-day section, where films are recorded from the channel.',
      },
    ],
    hints: [
      {
        title: 'Match replays',
        text: 'Full matches stay for a few days. The file names show the teams and leave out the score.',
      },
      {
        title: 'Catalan, Basque, Galician',
        text: 'A few series and films have an audio track in one of these languages. Look for its code: ca, eu or gl.',
      },
      {
        title: 'Two resolutions',
        text: 'Films may be listed in HD and in a version for larger screens. Computers often can’t play the second; check the menu.',
      },
      {
        title: 'Themed collections',
        text: 'Movistar likes themes: one month for a director, a decade or a genre. Each has its own page, and all of its films leave on the same evening.',
      },
      {
        title: 'Documentaries about music and sports',
        text: 'Movistar produces these itself and keeps them for years, so you can always save them last.',
      },
    ],
    questions: [
      {
        question: 'Are the partner services in my package covered?',
        answer: 'No. They have their own sites and need their own product.',
      },
      {
        question: 'Can I watch the late-night show every day?',
        answer: 'Yes, episodes are available on demand the next morning.',
      },
      {
        question: 'I see “Disfruta en el descodificador”. What does it mean?',
        answer:
          'That title plays only on the set-top box. It’s a contractual restriction: if the website doesn’t play a title, you can’t select it in the app.',
      },
      {
        question: 'Can I save my Movistar recordings?',
        answer:
          'No. “Mis grabaciones” are stored by Movistar, not on your disk, and have their own time limits. This product covers the catalog and the past seven days.',
      },
      {
        question: 'Can I keep watching on vacation in Portugal?',
        answer:
          'Within the EU you can use a paid subscription abroad for a while. Whatever you saved at home beforehand doesn’t need a connection there.',
      },
    ],
    meta_title: 'Guide: Dual Audio from Movistar Plus+',
    meta_description:
      'Originales, dual audio, the last seven days and match replays: how subscribers in Spain save Movistar Plus+ titles for themselves.',
  },
  rakuten_tv_downloader: {
    title: 'How to tell free films from rentals on Rakuten TV',
    intro:
      'Rakuten TV is a store and a free service in one. The two follow different rules, so first learn to tell them apart; saving a film is the easy part.',
    steps: [
      {
        title: 'Sign in for your country',
        text: 'The service is available in about forty European countries. Catalog and language depend on your account, not on where you’re traveling. Open it in Tidemark Video and check the flag at the bottom before you sign in, because a second account in another country starts with an empty library.',
      },
      {
        title: 'Open “Free”',
        text: 'These films are paid for by ads. Their button says “Watch for free”, while others show a price. The same menu has channels with a program guide; they’re live, so you can’t select anything there.',
      },
      {
        title: 'Open your library',
        text: 'Under your name, “My Library” lists films you’ve bought, which have no date, and rentals with the hours left. Expired rentals disappear. Whatever you see here is yours to use, so start from this page and not from the search, which mixes everything.',
      },
      {
        title: 'Choose audio and subtitles',
        text: 'Most films come with the local language and the original. There are fewer subtitles than on subscription services: usually one language, sometimes only forced ones for signs. Make your selection and check the size. If you bought a film in UHD, see which resolution you actually get on a computer.',
      },
      {
        title: 'Create three folders',
        text: 'Name them “free”, “bought” and “until”. The third is for rentals, with day and hour in the folder name. After downloading, check each file in two places. Delete a rental when its time is up, just as you would return a disc.',
      },
    ],
    hints: [
      {
        title: 'Rentals start when you press play',
        text: 'You usually have 30 days to start and 48 hours to watch. Playing just a moment as a test starts the clock.',
      },
      {
        title: 'One film, two prices',
        text: 'HD and UHD are sold separately. Your library contains only the one you paid for.',
      },
      {
        title: 'Free doesn’t mean forever',
        text: 'The free section changes every month. A film may cost money next month and be free again in spring.',
      },
      {
        title: 'Rakuten’s own productions',
        text: 'Soccer portraits and other Rakuten documentaries are free in many countries and have more subtitles than licensed films.',
      },
      {
        title: 'Test with a free film',
        text: 'Before you rent something for a trip, save a free film from start to finish. You’ll know that connection, disk and player work, and no clock is running.',
      },
    ],
    questions: [
      {
        question: 'May I keep a film I bought?',
        answer:
          'Your purchase lets you watch it on Rakuten TV. Whether you may make a private copy depends on the terms and on the law where you live.',
      },
      {
        question: 'Can I save Rakuten’s channels?',
        answer: 'No. They’re live, just like TV channels.',
      },
      {
        question: 'Do points from Rakuten stores matter?',
        answer:
          'In some countries you can pay with them on Rakuten TV. The app treats a film the same, however you paid for it.',
      },
      {
        question: 'I bought a film, and now the search doesn’t find it. Have I lost it?',
        answer:
          'Usually it just isn’t sold anymore and is still in your library. If it’s missing there as well, ask Rakuten, and keep your receipt.',
      },
      {
        question: 'Why does my dubbed film play in the original language?',
        answer:
          'Players start with the first audio track in the file. Move your language to the top of the list before saving, or press the key for audio tracks.',
      },
    ],
    meta_title: 'Guide: Rakuten TV, Free or Rented?',
    meta_description:
      'Free films, purchases and 48-hour rentals: how to tell Rakuten TV titles apart, and which of them you may save for how long.',
  },
  skyshowtime_downloader: {
    title: 'SkyShowtime: a guide for license owners',
    intro:
      'This product is currently not for sale. If you own a license, these steps help you use it while it works, find out quickly when it doesn’t, and avoid wasting an evening.',
    steps: [
      {
        title: 'Install the update first',
        text: 'Get the latest release before you try anything; older ones can’t open the sign-in page anymore. The installer keeps your settings, queue and license. Then look for SkyShowtime in the changelog: if the newest entry doesn’t mention it, don’t expect too much.',
      },
      {
        title: 'Sign in to your subscription',
        text: 'SkyShowtime is available in the Nordic countries, the Netherlands, Spain, Portugal and much of Central and Eastern Europe. Choose your country in the built-in browser, sign in and select a profile. If you get a blank page after the password, the service has most likely changed something.',
      },
      {
        title: 'Test one episode',
        text: 'Take a half-hour comedy. Play it for a minute, then add it to the queue with one audio track and one set of subtitles. If it plays but can’t be saved, stop there. Filling a queue would cost you the night and teach you nothing new.',
      },
      {
        title: 'If it works, go one at a time',
        text: 'Save what leaves first, one title after another, and open each file before you continue. There are many Nordic and Eastern European subtitles: select yours by its code, such as sv, pl or ro. If there’s a season you want to see this year, don’t put it off.',
      },
      {
        title: 'Report what you see',
        text: 'Use the contact form to send us the title, country, system and log. The log contains no video and no passwords. It helps us decide whether the product can return, and helps support tell you plainly what to expect.',
      },
    ],
    hints: [
      {
        title: 'Where else to find these series',
        text: 'In some countries, titles from Paramount, Universal and Sky are on other services. Another product you own may be able to open them there.',
      },
      {
        title: 'You keep your license',
        text: 'It stays in your account, and if it’s a lifetime license, it counts toward a suite like any other.',
      },
      {
        title: 'Nothing is deleted',
        text: 'Files you’ve already saved keep playing in any player. The terms of your SkyShowtime plan still apply to them, even after it ends.',
      },
      {
        title: 'SkyShowtime has its own downloads',
        text: 'Some plans include downloads on phones and tablets. For a trip, that’s currently the safe choice.',
      },
    ],
    questions: [
      {
        question: 'Can I still buy this product?',
        answer: 'No. The page says so, and no plans are listed until it returns.',
      },
      {
        question: 'What can I use instead?',
        answer:
          'That depends on your country. The video suite covers the services that currently work, so try one of those first.',
      },
      {
        question: 'Why was it withdrawn?',
        answer:
          'We don’t sell what we can’t keep working. The service changes its pages often, and a product that works only on some days isn’t good enough.',
      },
      {
        question: 'I have a plan that renews. Will I be charged again?',
        answer:
          'Check your account under subscriptions: it shows the next charge, and you can cancel at any time. If you think you were charged by mistake, write to us.',
      },
      {
        question: 'Does the suite work with SkyShowtime?',
        answer: 'No better than the single product does. Choose the suite for its other services.',
      },
    ],
    meta_title: 'Guide: SkyShowtime for License Owners',
    meta_description:
      'The SkyShowtime product is currently not for sale. What license owners can do, how to test it, and where its series are also available.',
  },
  now_tv_downloader: {
    title: 'NOW: what owners of the product can do today',
    intro:
      'NOW in the UK and Ireland sells monthly memberships. Our product for it is currently not for sale; this guide is for those who own it and wonder, on a rainy evening, whether it’s still of any use.',
    steps: [
      {
        title: 'Check your membership',
        text: 'Entertainment, Cinema and Sports are separate. Sign in on NOW’s own site in a regular browser and open “My Account” to see which ones are active and when they renew. You can open only titles from memberships you pay for, and none at all while a membership is paused.',
      },
      {
        title: 'Install the newest release',
        text: 'Download the current installer from our shop and run it over the old version. Check whether the changelog mentions NOW. If it doesn’t, expect little. You don’t need a new license key; the app finds your license through your account.',
      },
      {
        title: 'Try a short title',
        text: 'A half-hour comedy is enough to see whether you get sound and picture. Watch for three things: the list of tracks appears, the progress bar moves steadily, and the finished file plays past the first minute. If the progress bar never moves, cancel the download.',
      },
      {
        title: 'Test a film as well',
        text: 'If the comedy works, try a film from Cinema in the largest size you’re offered. Films use a different part of the service and may fail where series work. Write down both results with the date, because they may be different next month.',
      },
      {
        title: 'Decide how to go on',
        text: 'If it doesn’t work, just keep the license. It costs you nothing. If it works, use it for what you want to watch this month anyway, and don’t renew a membership just for that.',
      },
    ],
    hints: [
      {
        title: 'The same series elsewhere',
        text: 'HBO series were long shown here through Sky. They move when contracts change, so check HBO Max in your country.',
      },
      {
        title: 'You don’t need Boost',
        text: 'This add-on for better picture quality has no effect on whether you can save a title.',
      },
      {
        title: 'NOW’s own downloads',
        text: 'NOW’s mobile app has offered downloads for some memberships and titles. Its help page tells you which; on a phone, that’s the easiest way.',
      },
      {
        title: 'Other British services',
        text: 'There are products for iPlayer, ITVX and Channel 4 on sale, each with a free trial.',
      },
      {
        title: 'Save on the suite',
        text: 'A lifetime license for NOW lowers the price of the video suite on the same system. Sign in, and the suite’s page shows you how much.',
      },
    ],
    questions: [
      {
        question: 'Will it come back?',
        answer: 'We can’t promise that. If it does, you’ll see plans on its page again.',
      },
      {
        question: 'I bought it less than two weeks ago. What now?',
        answer: 'Write to us using the contact form. The refund is described in the purchase policy.',
      },
      {
        question: 'Is NOW in Italy or Germany the same?',
        answer:
          'The name was used there, too (WOW in Germany), but the catalog, contract and login are different. This product was made for the UK and Ireland.',
      },
      {
        question: 'Would a different computer help?',
        answer:
          'Rarely. If it works for one person and not for another, they usually have different memberships or an older release. Compare those first.',
      },
      {
        question: 'What should I tell support?',
        answer:
          'Your membership, title, system, app version and the exact error message. Attach the log. With these details we can answer right away instead of asking back.',
      },
    ],
    meta_title: 'Guide: NOW for Owners of the Product',
    meta_description:
      'The NOW product is currently not for sale. How owners in the UK and Ireland can test it, what to expect, and where to ask for help.',
  },
  videoland_downloader: {
    title: 'How to save Videoland series for the train',
    intro:
      'Dutch thrillers and reality shows from Videoland, saved on a Windows PC for the ride from Groningen to Maastricht: four hours and one change of trains, enough for four episodes and a coffee in Utrecht.',
    steps: [
      {
        title: 'Sign in and choose a profile',
        text: 'Videoland has plans with and without ads, and a profile for each family member. In the built-in browser, choose “Inloggen”, then your name. The Kids profile has only cartoons and the like; for thrillers you need an adult profile, and sometimes its PIN.',
      },
      {
        title: 'Choose a series',
        text: 'Videoland’s own productions say “Original”. A season usually has eight episodes of forty to fifty minutes. Below them, “Extra’s” contains making-ofs and the talk after a reality show. The page likes to open with the newest season, so switch to “Seizoen 1”.',
      },
      {
        title: 'Select Dutch subtitles',
        text: 'Foreign titles always have them, Dutch ones often do, with sounds described. Under Subtitles, “nl” is the translation and “nl, SDH” is for the deaf and hard of hearing. On a train full of school classes, SDH is the better choice.',
      },
      {
        title: 'Save on a Windows PC',
        text: 'The Mac version of this product is currently not for sale. For a thirteen-inch laptop, choose 720p and four episodes, and press Download. Together they’re a little over three gigabytes and are usually ready before your bag is packed.',
      },
      {
        title: 'Test it offline',
        text: 'Turn on airplane mode and open the second file instead of the first to check that the order and subtitles are right. Close other programs, charge the battery, and keep your earphones handy before you get to Zwolle.',
      },
    ],
    hints: [
      {
        title: 'RTL shows early',
        text: 'You can watch soaps from RTL 4 on Videoland before they air. The date in the list is the day they came out on Videoland.',
      },
      {
        title: 'Flemish and Dutch',
        text: 'Belgian series come with Dutch subtitles, which helps with the dialect.',
      },
      {
        title: 'Reality shows by date',
        text: 'Dating shows have several episodes a week. Include the date in the file name, or you’ll see Sunday’s breakup before Friday’s kiss.',
      },
      {
        title: 'Films change every month',
        text: 'Licensed films leave at the end of a month. Check the “Binnenkort weg” row or the film’s page; originals stay.',
      },
      {
        title: 'Battery on board',
        text: 'Not every intercity train has outlets. With a 720p file and the screen at half brightness, one charge lasts all the way.',
      },
    ],
    questions: [
      {
        question: 'Does it work in Belgium?',
        answer:
          'Videoland is for the Netherlands. On trips within the EU you can use your subscription for a limited time.',
      },
      {
        question: 'Is NPO Start the same thing?',
        answer: 'No, that’s the public broadcaster’s own service.',
      },
      {
        question: 'Which plan do I need to save episodes?',
        answer:
          'Any plan will do. They differ in ads, simultaneous streams and resolution; the Quality menu shows what yours includes.',
      },
      {
        question: 'Can two people watch on one laptop with different subtitles?',
        answer:
          'Not at the same time, but an MKV with both subtitle tracks lets you take turns. The player remembers your last choice.',
      },
      {
        question: 'I get Videoland with my internet contract. How do I sign in?',
        answer:
          'Use the account you created when you activated the offer, not your provider’s. You’ll find its email address in Videoland’s confirmation email.',
      },
    ],
    meta_title: 'Guide: Videoland Series for the Train',
    meta_description:
      'Originals, Dutch subtitles and profiles: how subscribers in the Netherlands save Videoland series on a Windows PC for the road.',
  },
}
