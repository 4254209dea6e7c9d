import type { PageTexts } from '../text'

export const globalVideo: PageTexts = {
  netflix_downloader: {
    headline: 'Your Netflix series, saved for the trip',
    promise:
      'Keep episodes and films from your Netflix plan on your computer, in the language you like to hear them in, and watch them without a connection.',
    steps: [
      {
        title: 'Sign in to Netflix in the app',
        text: 'Open Netflix in the built-in browser of Tidemark Video and use the account and profile you already have.',
      },
      {
        title: 'Open a title and choose',
        text: 'Pick a season or single episodes, then the sound track and the subtitles that Netflix lists for them.',
      },
      {
        title: 'Start the queue',
        text: 'The episodes are saved one after the other into a folder named after the series.',
      },
    ],
    features: [
      {
        title: 'Every language your title offers',
        text: 'Netflix dubs and subtitles much of its own production. Choose one sound track or keep several, and add subtitles as a separate SRT file if your player prefers that.',
      },
      {
        title: 'Whole seasons in one go',
        text: 'Tick a season once instead of pressing a button for each of its episodes. Numbers and titles are written into the file names.',
      },
      {
        title: 'Ready before a title leaves',
        text: 'Licensed films change from month to month. Put those with a last day in sight at the top of the queue.',
      },
      {
        title: 'Files that play on most devices',
        text: 'Choose MP4 for phones and televisions or MKV when you want all tracks in one file.',
      },
      {
        title: 'Your profile stays yours',
        text: 'The app asks Netflix only for what your own profile can play, including its maturity setting.',
      },
    ],
    questions: [
      {
        question: 'Do I need a Netflix subscription?',
        answer:
          'Yes. Tidemark Video does not contain films; it works with the plan you pay Netflix for, and what that plan cannot play cannot be saved.',
      },
      {
        question: 'Which picture quality will I get?',
        answer:
          'Up to the quality your subscription plays on your computer. Plans differ in this, and so do titles.',
      },
      {
        question: 'What may I do with the files?',
        answer:
          'They are for personal, offline viewing of what your subscription and the law allow. Sharing or selling them is not permitted.',
      },
      {
        question: 'Can I try it on one of my own series?',
        answer:
          'Yes, install the free trial, save something from your list and decide afterward whether you want a month, a year or a lifetime license.',
      },
    ],
    meta_title: 'Netflix Downloader for Windows and Mac',
    meta_description:
      'Save series and films from your own Netflix plan with the sound track and subtitles you choose. For personal offline viewing on Windows and Mac.',
  },
  amazon_prime_video_downloader: {
    headline: 'Prime Video for the train, the cabin and the plane',
    promise:
      'Tidemark Video stores what your Prime membership plays, with the sound and subtitles you need, so that a weak signal no longer matters.',
    steps: [
      {
        title: 'Choose your Amazon region',
        text: 'Prime Video differs by country. Select the store your account belongs to and sign in on Amazon’s own page.',
      },
      {
        title: 'Find what you want to see',
        text: 'Browse the catalog included with Prime, your rentals and your channel subscriptions as you would in any browser.',
      },
      {
        title: 'Save in the background',
        text: 'Add titles to the list and go on browsing while Tidemark works through them.',
      },
    ],
    features: [
      {
        title: 'Prime, channels and purchases side by side',
        text: 'Series that come with Prime and those from an added channel are saved in the same way, as long as your account has access to them.',
      },
      {
        title: 'Sound descriptions and dialogue tracks',
        text: 'Where Amazon offers audio description or a second language, you see it in the list before anything is saved.',
      },
      {
        title: 'Tidy libraries',
        text: 'Name, season and episode number go into folder and file, which media servers read without help.',
      },
      {
        title: 'Subtitles your way',
        text: 'Burn them into the picture, keep them as a track or store them beside the film.',
      },
    ],
    questions: [
      {
        question: 'Is a rental kept after its period ends?',
        answer:
          'A rental is meant for its rental period, and the terms of Amazon apply to it. Delete the file when the period is over.',
      },
      {
        question: 'Does it work with a shared household account?',
        answer:
          'It works with the account you sign in with, and you may save only what that account is entitled to and local law allows for private use.',
      },
      {
        question: 'Which countries are supported?',
        answer:
          'The regional stores of Amazon and the international Prime Video site. If yours behaves differently, support wants to know about it.',
      },
      {
        question: 'Can I move the license to a new computer?',
        answer:
          'A license runs on one computer at a time. Release the old device in your account first, then sign in on the new one.',
      },
    ],
    meta_title: 'Amazon Prime Video Downloader for PC and Mac',
    meta_description:
      'Keep Prime Video series, rentals and channel titles of your own account on your PC or Mac, with subtitles and sound tracks of your choice.',
  },
  disney_plus_downloader: {
    headline: 'Disney+ for the back seat, with no signal needed',
    promise:
      'Put the films your family asks for again and again on a laptop before you leave, from Pixar classics to the newest Star Wars series.',
    steps: [
      {
        title: 'Enter your Disney+ account',
        text: 'Sign in inside the app and choose a profile, a children’s one included.',
      },
      {
        title: 'Pick films or episodes',
        text: 'Open a brand page or search, then mark what should come along on the journey.',
      },
      {
        title: 'Choose a language for the children',
        text: 'Select dubbed sound, subtitles or both, and let the app save.',
      },
    ],
    features: [
      {
        title: 'Dubbed for young viewers',
        text: 'Family films on Disney+ usually come in many languages. A bilingual household can keep two sound tracks in one MKV file.',
      },
      {
        title: 'From Marvel to National Geographic',
        text: 'The same window handles feature films, animated shorts, documentaries and weekly series.',
      },
      {
        title: 'New episodes as they come',
        text: 'Return to a running series and the app marks which episodes are already in your folder.',
      },
      {
        title: 'A folder for each child',
        text: 'Decide for each job where files go, so that the little ones find only their own.',
      },
      {
        title: 'Plain files',
        text: 'Nothing has to be installed on the tablet: copy an MP4 and press play.',
      },
    ],
    questions: [
      {
        question: 'Does the app unlock titles of other countries?',
        answer: 'No. You see the catalog that Disney+ shows to your account where you are.',
      },
      {
        question: 'Are we allowed to save films?',
        answer:
          'You may save what your subscription and the law of your country let you keep for private viewing at home or on the road, and nothing beyond that.',
      },
      {
        question: 'Can two laptops use it?',
        answer:
          'One license is for one computer. The all-in-one video suite also comes as a lifetime license for three.',
      },
    ],
    meta_title: 'Disney+ Downloader for Family Trips',
    meta_description:
      'Save films and series from your Disney+ account with dubbed sound or subtitles and watch them offline on the road. Try it free before you buy.',
  },
  hbo_max_downloader: {
    headline: 'HBO series and Warner films, kept for a quiet evening',
    promise:
      'From long-running HBO dramas to the film library of Warner Bros., save what your HBO Max plan includes and watch it without buffering.',
    steps: [
      {
        title: 'Sign in to HBO Max',
        text: 'The sign-in page opens inside Tidemark Video, and it may be called Max or HBO Max depending on where you live.',
      },
      {
        title: 'Decide on tracks',
        text: 'The app reads which sound formats, languages and subtitles a title has and asks which to keep.',
      },
      {
        title: 'Let it run',
        text: 'Close the lid when the list is done; the files are in the folder you chose.',
      },
    ],
    features: [
      {
        title: 'Made for box sets',
        text: 'A drama of eight seasons is one selection. You can also take up where you stopped last week.',
      },
      {
        title: 'Original sound first',
        text: 'Keep the original dialogue and add subtitles in your own language as a separate track.',
      },
      {
        title: 'Specials included',
        text: 'Making-of episodes and after-show talks stand in the same list, so you can take or leave them.',
      },
      {
        title: 'Clear progress',
        text: 'Each line of the queue shows what is being saved, what waits and what needs your attention, in words.',
      },
    ],
    questions: [
      {
        question: 'The service has changed its name before. Does that matter?',
        answer:
          'No. Accounts of HBO Max and of the former Max are opened in the same way, and a license covers both names.',
      },
      {
        question: 'Do I get surround sound?',
        answer: 'If your plan and the title offer it on a computer, it appears in the list of sound tracks.',
      },
      {
        question: 'How long may I keep a recording?',
        answer:
          'Keep it as long as your subscription terms and copyright law permit private use, and remove it when they no longer do.',
      },
      {
        question: 'What if I only want this one service?',
        answer:
          'Then this single product is enough. It is sold for a month, a year or for life on one computer.',
      },
    ],
    meta_title: 'HBO Max Downloader for PC and Mac',
    meta_description:
      'Save HBO dramas and Warner films from your HBO Max plan with original sound and subtitles. Personal offline viewing on Windows or Mac.',
  },
  hulu_downloader: {
    headline: 'Last night’s television from Hulu, whenever you have time',
    promise:
      'Collect network episodes the day after they air and Hulu originals by the season, and see them when there is no Wi-Fi around.',
    steps: [
      {
        title: 'Sign in with your US account',
        text: 'Hulu is a service of the United States. Use your own login in the browser of the app.',
      },
      {
        title: 'Mark the shows you follow',
        text: 'Open a series page and choose the new episodes or the complete run.',
      },
      { title: 'Watch offline', text: 'Play the saved files in any player, on the sofa or on the subway.' },
    ],
    features: [
      {
        title: 'Next-day episodes',
        text: 'Shows of ABC and FX arrive on Hulu soon after their broadcast. Check a series once a week and save only what is new.',
      },
      {
        title: 'English captions as text',
        text: 'Closed captions can be stored as an SRT file, which is handy for language learners and for noisy places.',
      },
      {
        title: 'Long runs without clicking',
        text: 'Sitcoms with two hundred episodes are chosen by season and worked off in order.',
      },
      {
        title: 'Room on your disk',
        text: 'See the expected size before you start, and pick a smaller picture for a phone.',
      },
    ],
    questions: [
      {
        question: 'Does it save live TV?',
        answer: 'No. It works with the on-demand catalog, not with the live channels of Hulu + Live TV.',
      },
      {
        question: 'I have the plan with ads. Is that enough?',
        answer: 'Titles that this plan plays on a computer can be chosen. A few are not part of every plan.',
      },
      {
        question: 'Is this legal?',
        answer:
          'That depends on where you live and on your contract with Hulu. Save only what both allow you to keep for your own viewing.',
      },
      {
        question: 'Is Hulu Japan included?',
        answer: 'No, that is a separate company with its own catalog and its own product in our shop.',
      },
    ],
    meta_title: 'Hulu Downloader: Series Offline',
    meta_description:
      'Keep next-day network episodes and Hulu originals from your US account on your computer, with captions. Free trial for Windows and Mac.',
  },
  apple_tv_plus_downloader: {
    headline: 'Apple TV+ originals on any computer you own',
    promise:
      'Watch the originals you subscribe to in the player of your choice, on a Windows laptop as easily as on a Mac.',
    steps: [
      {
        title: 'Open Apple TV+ in the app',
        text: 'Sign in with your Apple Account and confirm the code that Apple sends to your device.',
      },
      {
        title: 'Select a show or film',
        text: 'The catalog is small and made in house, so a title page tells you everything there is to save.',
      },
      {
        title: 'Store it where you like',
        text: 'An external disk, a home server or a tablet: the finished file goes where you point.',
      },
    ],
    features: [
      {
        title: 'Comfortable on Windows',
        text: 'Apple’s offline viewing is built for Apple devices. Tidemark Video brings your subscription to the PC you travel with.',
      },
      {
        title: 'Many subtitle languages',
        text: 'Originals come with a long list of subtitles. Mark several, and search the list by typing.',
      },
      {
        title: 'Careful with sound',
        text: 'Keep the sound track with the most channels your account is given, or a stereo one for headphones.',
      },
      {
        title: 'Weekly releases',
        text: 'Most series add one episode a week. Open the show again and choose the one that is missing.',
      },
      {
        title: 'Small and quiet',
        text: 'The app works in the background and leaves your browser, your account settings and your watch list alone.',
      },
    ],
    questions: [
      {
        question: 'Apple TV+ is now called Apple TV. Does that matter?',
        answer:
          'No. Apple dropped the plus in October 2025. The product keeps its old name and works with the same service.',
      },
      {
        question: 'Does it include films I bought from Apple?',
        answer:
          'This product is for the subscription service. Titles of the store are a different matter and not promised here.',
      },
      {
        question: 'Do I need a Mac?',
        answer: 'No. There is a version for Windows and one for Mac, each with its own license.',
      },
      {
        question: 'Am I free to pass files on?',
        answer:
          'No. You may keep them for your own offline viewing as far as Apple’s terms and your law permit; passing them on is not part of that.',
      },
    ],
    meta_title: 'Apple TV+ Downloader for Windows and Mac',
    meta_description:
      'Bring the Apple TV+ originals you subscribe to onto your PC or Mac as plain files, with subtitles in many languages. Try it free first.',
  },
  paramount_plus_downloader: {
    headline: 'Star Trek, CBS and Showtime at your own pace',
    promise:
      'Save series, films and children’s programs of your Paramount+ plan and take them where the stream does not reach.',
    steps: [
      {
        title: 'Start with your account',
        text: 'Sign in to Paramount+ in the window of the app; the catalog follows your country.',
      },
      {
        title: 'Build a list',
        text: 'Mark a film, a Nickelodeon episode for the children and the crime series for yourself.',
      },
      {
        title: 'Save and sort',
        text: 'The list is worked through while you do something else, and each show gets its folder.',
      },
    ],
    features: [
      {
        title: 'Decades of CBS',
        text: 'Procedurals with fifteen seasons need order. Files carry season, episode and title.',
      },
      {
        title: 'For Trek viewers',
        text: 'Keep the series in the order you prefer by giving the files a number of your own in front.',
      },
      {
        title: 'Children’s corner',
        text: 'Short episodes can be bundled in one folder and copied to a tablet in one move.',
      },
      {
        title: 'Captions and dubs',
        text: 'What Paramount+ offers differs by country. The app lists the tracks that your own region has.',
      },
      { title: 'Resume after a break', text: 'If the network goes away, saving continues where it stopped.' },
    ],
    questions: [
      {
        question: 'Are football matches or other live events covered?',
        answer:
          'Tidemark Video is for on-demand titles. Full-match replays may appear there; live streams are not recorded.',
      },
      {
        question: 'My plan does not contain Showtime. Can I still save its series?',
        answer: 'No. The app opens no doors that your subscription keeps closed.',
      },
      {
        question: 'What do the terms say about copies?',
        answer:
          'Read those of Paramount+ for your country, keep within them and within the law, and use your copies for yourself only.',
      },
      {
        question: 'Can I cancel the monthly plan?',
        answer: 'Yes, at any time in your account; access lasts until the paid month ends.',
      },
    ],
    meta_title: 'Paramount+ Downloader for PC and Mac',
    meta_description:
      'Keep CBS shows, Star Trek and Nickelodeon episodes of your Paramount+ plan for offline viewing. Pick tracks, seasons and folders yourself.',
  },
  peacock_downloader: {
    headline: 'Comfort shows from Peacock, ready without Wi-Fi',
    promise:
      'Sitcoms you know by heart, Bravo reunions and Universal films: save what your Peacock plan plays and watch it anywhere.',
    steps: [
      { title: 'Sign in to Peacock', text: 'Enter your details on Peacock’s own page inside the app.' },
      {
        title: 'Choose from NBC, Bravo or film',
        text: 'Search for a show; seasons and extra cuts appear as separate lines.',
      },
      { title: 'Press save', text: 'Files land in the folder you set, with captions if you asked for them.' },
    ],
    features: [
      {
        title: 'Extended cuts kept apart',
        text: 'Some sitcoms have longer versions on Peacock. They are shown as such and get their own file name.',
      },
      {
        title: 'A habit made easy',
        text: 'Reality series drop several episodes a week. Tick the unseen ones and leave.',
      },
      {
        title: 'One evening, one film',
        text: 'Universal pictures reach Peacock some time after cinemas. Save one when it arrives and see it on a free evening.',
      },
      {
        title: 'Light on the machine',
        text: 'Limit how many jobs run together, so that a video call in between stays smooth.',
      },
    ],
    questions: [
      {
        question: 'Can I record the Premier League or other live sport?',
        answer:
          'No. Live streams are outside the product. Replays and highlights that Peacock lists on demand can be opened like any other title.',
      },
      {
        question: 'Which plan do I need?',
        answer:
          'Any paid plan that plays the title on a computer. Next-day NBC shows depend on the plan as well.',
      },
      {
        question: 'Who is responsible for what I save?',
        answer:
          'You are. Save only what your Peacock agreement and copyright law let you view offline in private.',
      },
      {
        question: 'Does it work abroad?',
        answer:
          'Peacock is a US service and decides itself where it can be seen; the app does not change that.',
      },
    ],
    meta_title: 'Peacock Downloader: Offline Viewing',
    meta_description:
      'Save sitcoms, Bravo series and Universal films from your own Peacock plan, with captions and extended cuts, and watch them without Wi-Fi.',
  },
  discovery_plus_downloader: {
    headline: 'Real-life television from discovery+, by the boxful',
    promise:
      'House renovations, true crime, cooking contests and natural history from your discovery+ plan, stored for the workshop or the kitchen.',
    steps: [
      {
        title: 'Sign in once',
        text: 'The app remembers your discovery+ session on this computer until you sign out.',
      },
      {
        title: 'Go by channel or subject',
        text: 'HGTV, TLC, Food Network or Investigation Discovery: open a show from any of their pages.',
      },
      {
        title: 'Take a season along',
        text: 'Mark all of it, or only the episodes whose summary interests you.',
      },
    ],
    features: [
      {
        title: 'Built for long-running shows',
        text: 'Unscripted series reach hundreds of episodes. Filter the list by season and see what you already have.',
      },
      {
        title: 'Recipes and how-to on a tablet',
        text: 'A small MP4 beside the stove or the workbench is easier than a browser with greasy fingers.',
      },
      {
        title: 'Summaries kept',
        text: 'The description of each episode can be stored next to the file, so you find the right house or case again.',
      },
      {
        title: 'Captions for loud rooms',
        text: 'Keep the text track and read along while the drill is running.',
      },
      {
        title: 'Order in the archive',
        text: 'Spin-offs with similar names go into separate folders by themselves.',
      },
    ],
    questions: [
      {
        question: 'Is the sport of discovery+ covered?',
        answer:
          'In some countries the service carries sport. On-demand recordings may work, live coverage does not.',
      },
      { question: 'Is the live feed of a channel saved?', answer: 'No, only episodes on demand.' },
      {
        question: 'I use discovery+ through a bundle with another service. Does it count?',
        answer: 'Yes, if you can sign in and play the title on the discovery+ site.',
      },
      {
        question: 'What am I permitted to keep?',
        answer:
          'Episodes that your plan includes, for watching offline yourself, within what the law of your country says about private copies.',
      },
    ],
    meta_title: 'discovery+ Downloader for Series',
    meta_description:
      'Store home, crime, food and nature series of your discovery+ plan as tidy files for offline viewing. For Windows and Mac, with a free trial.',
  },
  crunchyroll_downloader: {
    headline: 'Anime from Crunchyroll, subbed or dubbed, offline',
    promise:
      'Follow the season’s simulcasts and catch up on long shonen runs without a connection, in Japanese with subtitles or in your own language.',
    steps: [
      {
        title: 'Use your Crunchyroll membership',
        text: 'Sign in through the app. Former Funimation viewers use the Crunchyroll account they have now.',
      },
      {
        title: 'Choose sub or dub',
        text: 'For each series set the audio once: Japanese, English, German, Spanish or whatever it offers.',
      },
      {
        title: 'Queue a cour',
        text: 'Twelve episodes or a few hundred: mark them and they are saved in airing order.',
      },
    ],
    features: [
      {
        title: 'Styled subtitles survive',
        text: 'Signs and songs in anime are often set as ASS subtitles. Keep that file with its positions, or take plain SRT.',
      },
      {
        title: 'Simulcast rhythm',
        text: 'New episodes arrive every week of the season. The app shows which ones your folder lacks.',
      },
      {
        title: 'Two audio tracks, one file',
        text: 'An MKV can carry the original and the dub, so you switch while watching.',
      },
      {
        title: 'Names that sorters know',
        text: 'Season numbers of anime are a puzzle. Choose between the numbering of Crunchyroll and a running count.',
      },
      {
        title: 'Openings kept or skipped',
        text: 'Chapter marks, where the title has them, are written into the file.',
      },
    ],
    questions: [
      {
        question: 'I was a Funimation subscriber. Is this for me?',
        answer:
          'Yes. Funimation’s catalog was moved to Crunchyroll, and old links to our Funimation page lead here.',
      },
      {
        question: 'Can I save episodes without a membership?',
        answer: 'Only those that Crunchyroll lets you play. For most simulcasts that means being a member.',
      },
      {
        question: 'May I post clips?',
        answer:
          'No. The files serve your own viewing within your membership and the law; studios and licensors keep their rights.',
      },
      {
        question: 'Do all dubs exist?',
        answer: 'No, that depends on each show and region. The list in the app is the list of Crunchyroll.',
      },
    ],
    meta_title: 'Crunchyroll Downloader: Anime Offline',
    meta_description:
      'Save simulcasts and classic anime of your Crunchyroll membership in the original or dubbed, with styled subtitles. Windows and Mac.',
  },
  espn_plus_downloader: {
    headline: 'Full replays and sports documentaries from ESPN+',
    promise:
      'Save the matches and films you missed from your ESPN+ subscription and see them without a running score spoiling the end.',
    steps: [
      {
        title: 'Sign in with your ESPN login',
        text: 'Open ESPN+ in Tidemark Video and use the account your subscription belongs to.',
      },
      {
        title: 'Go to replays or originals',
        text: 'Finished events, studio shows and 30 for 30 films have pages of their own. Open one and choose.',
      },
      {
        title: 'Save before it expires',
        text: 'Replays stay up for a limited time. Put them first in the list.',
      },
    ],
    features: [
      {
        title: 'Long events without gaps',
        text: 'A match with overtime or a fight night of several hours is stored as one file.',
      },
      {
        title: 'Sound with or without comment',
        text: 'If ESPN offers a second commentary, for instance in Spanish, choose it before saving.',
      },
      {
        title: 'Documentaries for the road',
        text: 'Series about seasons, clubs and athletes are saved like any other series, with season and episode in the name.',
      },
      { title: 'Spoiler-safe names', text: 'File names carry the teams and the date, never the result.' },
    ],
    questions: [
      {
        question: 'Can I record a game while it is on?',
        answer: 'No. Wait until the replay is published on ESPN+, then open it in the app.',
      },
      {
        question: 'Are blacked-out games available?',
        answer: 'What ESPN does not show to your account in your area does not appear in the app either.',
      },
      {
        question: 'What about rights to sports footage?',
        answer:
          'Leagues guard them closely. Keep a replay only for yourself and only as far as your subscription and the law let you.',
      },
      {
        question: 'The plan is now called differently at ESPN. Does my license still apply?',
        answer: 'The license belongs to the service you sign in to, whatever name its plans carry.',
      },
    ],
    meta_title: 'ESPN+ Downloader for Replays',
    meta_description:
      'Keep replays, fight nights and 30 for 30 documentaries from your ESPN+ subscription for private offline viewing on Windows and Mac.',
  },
  tubi_video_downloader: {
    headline: 'Free films from Tubi, sorted for your next trip',
    promise:
      'Tubi shows thousands of older films and series at no charge; with Tidemark Video you can take your selection to places without internet.',
    steps: [
      {
        title: 'Open Tubi, with or without an account',
        text: 'Most titles play at once. An account only helps you find your own list again.',
      },
      {
        title: 'Dig through the shelves',
        text: 'Cult horror, westerns, reality, Tubi originals: open anything that looks promising.',
      },
      {
        title: 'Add to the list',
        text: 'The app saves one film after another, and you can reorder them at any time.',
      },
    ],
    features: [
      {
        title: 'Good for odd tastes',
        text: 'Late-night thrillers and forgotten sequels rarely appear on disc. Keep those that your law lets you keep.',
      },
      {
        title: 'A collection with posters',
        text: 'The cover can be stored beside each film, so a media server shows a proper shelf.',
      },
      {
        title: 'Closed captions',
        text: 'Tubi captions most English titles. They are saved as a text track.',
      },
      {
        title: 'Modest files',
        text: 'Many classics were never made for large screens. Choose the smaller size and carry more of them.',
      },
    ],
    questions: [
      {
        question: 'Why pay for an app if Tubi is free?',
        answer:
          'You pay for saving, naming and sorting, not for the films. Tubi itself stays free and lives from advertising.',
      },
      {
        question: 'Where does Tubi work?',
        answer:
          'In the United States, Canada, Mexico, Australia and some other countries. Outside them its own site says that it is not available.',
      },
      {
        question: 'May I keep free films?',
        answer:
          'Free to watch does not mean free to copy. Check the terms of Tubi and your own law, and use a file only for private viewing where both agree.',
      },
      {
        question: 'Is there a trial?',
        answer: 'Yes. Try it free before you buy, with any title that plays for you.',
      },
    ],
    meta_title: 'Tubi Video Downloader for PC and Mac',
    meta_description:
      'Take films and series from free Tubi along on trips without internet, with captions and covers. Private viewing, Windows and Mac, free trial.',
  },
  roku_channel_downloader: {
    headline: 'The Roku Channel without the Roku box',
    promise:
      'See the free films, Roku Originals and premium add-ons of your Roku account on a laptop, with or without a network.',
    steps: [
      {
        title: 'Visit The Roku Channel',
        text: 'The web version opens inside the app. Free titles need only your Roku login.',
      },
      {
        title: 'Choose on-demand titles',
        text: 'Leave the live guide aside and open a film, a series or one of the short-form originals.',
      },
      {
        title: 'Send to your folder',
        text: 'Tidemark Video saves it and writes the title and year into the name.',
      },
    ],
    features: [
      {
        title: 'Originals in small portions',
        text: 'Many Roku Originals began as episodes of about ten minutes. Bundle a season in one folder and watch it like a film.',
      },
      {
        title: 'Add-ons count too',
        text: 'If you subscribe to a premium channel through Roku and can play it on the web, you can choose from it here.',
      },
      {
        title: 'No stick, no remote',
        text: 'The only hardware is your computer. A saved MP4 can go on to any screen.',
      },
      {
        title: 'Picture size to match',
        text: 'Take a large file for the television and a small one for the phone.',
      },
    ],
    questions: [
      {
        question: 'Does it touch my Roku player or TV?',
        answer: 'No. The app talks only to the website and changes nothing on your devices.',
      },
      {
        question: 'Does it work outside the United States?',
        answer: 'Roku offers the channel in a few countries. The app shows what yours plays.',
      },
      { question: 'Can it record the live channels?', answer: 'No, only titles with a page of their own.' },
      {
        question: 'Do I have permission to save these titles?',
        answer:
          'Free titles and add-ons come with terms. Where those terms and your law allow an offline copy for yourself, the app makes one; otherwise leave it.',
      },
    ],
    meta_title: 'The Roku Channel Downloader',
    meta_description:
      'Save on-demand films, Roku Originals and your premium add-ons from The Roku Channel on Windows or Mac, for your own offline viewing.',
  },
  pluto_tv_downloader: {
    headline: 'Choose your own program from Pluto TV on demand',
    promise:
      'Pluto TV runs like old-fashioned television; the on-demand shelf behind it is what you can keep for an evening offline.',
    steps: [
      {
        title: 'Start Pluto TV',
        text: 'No account is needed. Open the service in the app’s browser and switch from Live TV to On Demand.',
      },
      { title: 'Pick by mood', text: 'Action, crime, sitcoms or nostalgia: open a title and mark episodes.' },
      {
        title: 'Store and relax',
        text: 'The files are ready when you are, in the order in which the series was shown.',
      },
    ],
    features: [
      {
        title: 'For lovers of reruns',
        text: 'Classic detective and science-fiction series run here for years. Save a season and see it in sequence instead of by chance.',
      },
      {
        title: 'Regional shelves',
        text: 'Pluto TV has its own selection in the Americas and in many European countries, and you get that of your country.',
      },
      { title: 'One long list', text: 'Mark thirty episodes, and the app keeps going through the night.' },
      {
        title: 'Language tracks',
        text: 'Films dubbed for the local edition keep their dub, and captions where they exist.',
      },
      {
        title: 'Out of your way',
        text: 'Pause everything with one button when you need the line for something else.',
      },
    ],
    questions: [
      {
        question: 'Can I save what is on a channel right now?',
        answer: 'No. Channels are live. Look for the same title on demand.',
      },
      {
        question: 'Is the advertising saved as well?',
        answer:
          'The app stores the program itself. Pluto TV remains free because people watch its adverts, so do use it online too.',
      },
      {
        question: 'Am I on safe ground?',
        answer:
          'Pluto TV shows its titles under license. Save something only where its terms and the law in your country leave room for private use.',
      },
    ],
    meta_title: 'Pluto TV Downloader for On Demand',
    meta_description:
      'Keep on-demand series and films from free Pluto TV in the right order for an offline evening. For Windows and Mac, free to try.',
  },
  viki_downloader: {
    headline: 'Asian dramas from Viki, with the subtitles fans wrote',
    promise:
      'Save K-dramas, C-dramas and Thai series from Rakuten Viki together with the translations of its volunteer community.',
    steps: [
      {
        title: 'Enter with Viki or Viki Pass',
        text: 'Sign in with the login you use on the site; the pass decides which series are open to you.',
      },
      {
        title: 'Choose episodes and languages',
        text: 'Each episode tells how far every translation is. Take English now and another language when it is complete.',
      },
      {
        title: 'Follow along',
        text: 'While a drama is on air, come back after each broadcast day for the new episode.',
      },
    ],
    features: [
      {
        title: 'Community subtitles',
        text: 'Viki’s volunteers translate into dozens of languages. Keep several as separate SRT files and switch in your player.',
      },
      {
        title: 'Learn as you watch',
        text: 'Two subtitle lines, one Korean and one in your language, can be stored side by side where Viki has both.',
      },
      {
        title: 'Sixteen episodes, one click',
        text: 'A drama is usually one season. Choose it whole, or begin in the middle.',
      },
      {
        title: 'Names in two scripts',
        text: 'Keep the English title, the original title or both in the file name.',
      },
      {
        title: 'Variety and films as well',
        text: 'Award shows, web dramas and films are treated like series.',
      },
    ],
    questions: [
      { question: 'Are timed comments saved?', answer: 'No. Only picture, sound and subtitles.' },
      {
        question: 'A subtitle is at 80 percent. What happens?',
        answer:
          'The file contains what has been translated so far. Fetch the subtitle again later without saving the video a second time.',
      },
      {
        question: 'Does the license cover Viki Pass?',
        answer:
          'No, the pass is paid to Viki. Ours is the tool, and it can save only what your pass or a free account opens.',
      },
      {
        question: 'How may I use saved dramas?',
        answer:
          'Privately and offline, in the frame of Viki’s terms and your law. Subtitles belong to those who wrote them.',
      },
    ],
    meta_title: 'Viki Downloader with Fan Subtitles',
    meta_description:
      'Keep K-dramas, C-dramas and Thai series from your Viki account with community subtitles in several languages. Windows and Mac, free trial.',
  },
  iqiyi_downloader: {
    headline: 'C-dramas, variety and donghua from iQIYI, offline',
    promise:
      'Whether you watch on the international site or the Chinese one, your iQIYI membership reaches your laptop as ordinary files.',
    steps: [
      {
        title: 'Pick your iQIYI',
        text: 'Choose the international edition or the mainland one, as both have their own accounts.',
      },
      {
        title: 'Tick episodes',
        text: 'Costume dramas run to forty episodes and more; mark a range with the Shift key.',
      },
      {
        title: 'Save with subtitles',
        text: 'Select from the languages listed, Thai, Malay, Indonesian and Vietnamese among them.',
      },
    ],
    features: [
      {
        title: 'Early episodes for members',
        text: 'VIP viewers see episodes ahead of others. If your account plays one, you can choose it.',
      },
      {
        title: 'Soft or printed subtitles',
        text: 'Some series carry Chinese text in the picture. A second language can still be added as its own track.',
      },
      {
        title: 'Donghua and children’s series',
        text: 'Animation is listed by season like drama, with short episodes joined in one folder.',
      },
      {
        title: 'Mandarin or dubbed',
        text: 'Where a dub exists the app names it, so you do not find out after saving.',
      },
    ],
    questions: [
      {
        question: 'Does a mainland VIP account work on the international site?',
        answer: 'iQIYI keeps them apart, and so does the app. Sign in to the one you pay for.',
      },
      {
        question: 'Can I keep two subtitle languages?',
        answer: 'Yes, as two tracks of one MKV or as separate SRT files.',
      },
      {
        question: 'Why are some titles missing?',
        answer: 'Rights are sold by territory. You see in the app what iQIYI shows you at home.',
      },
      {
        question: 'Can I upload episodes elsewhere?',
        answer:
          'No. Saved episodes are for you alone, offline, and only within what your membership and the law grant.',
      },
      {
        question: 'Which systems are there?',
        answer: 'Windows and Mac, each with plans for a month, a year or a lifetime on one computer.',
      },
    ],
    meta_title: 'iQIYI Downloader for Drama and Donghua',
    meta_description:
      'Save C-dramas, variety shows and donghua of your iQIYI membership with subtitles in many Asian languages. For Windows and Mac.',
  },
  stan_downloader: {
    headline: 'Stan originals and Australian favorites, ready to travel',
    promise:
      'Distances are long and coverage is thin: take the series and films of your Stan plan with you across the country.',
    steps: [
      {
        title: 'Sign in as in the browser',
        text: 'Stan asks for email and password and then for your profile.',
      },
      {
        title: 'Choose originals, films or series',
        text: 'Use Stan’s own search, then mark what you want for the drive or the flight.',
      },
      {
        title: 'Charge, save, leave',
        text: 'Let the list run overnight and copy it to the tablet in the morning.',
      },
    ],
    features: [
      {
        title: 'For the long haul',
        text: 'Fill a disk with a fortnight of episodes before you go off the grid.',
      },
      {
        title: 'Australian captions',
        text: 'English captions are offered for most titles and can be kept as a track.',
      },
      {
        title: 'Kids’ profiles respected',
        text: 'Sign in with a children’s profile and only its titles can be chosen.',
      },
      {
        title: 'First-run series',
        text: 'Weekly episodes from overseas come to Stan quickly. Add the latest one to last week’s folder.',
      },
    ],
    questions: [
      {
        question: 'Is Stan Sport included?',
        answer: 'On-demand replays that your plan plays can be tried. Live matches are not recorded.',
      },
      {
        question: 'Which of Stan’s plans do I need?',
        answer:
          'Any of them. They differ in picture size and in the number of screens, and the app offers the sizes that yours plays on a computer.',
      },
      {
        question: 'I live in New Zealand. Can I use it?',
        answer:
          'Stan is offered in Australia. Without access to the service there is nothing for the app to save.',
      },
      {
        question: 'Does Australian law allow it?',
        answer:
          'The Copyright Act has narrow rules on private copies. Look at them and at Stan’s terms, and save only what they permit for yourself.',
      },
    ],
    meta_title: 'Stan Downloader for Australia',
    meta_description:
      'Take Stan originals, films and series from your own Australian plan on the road, with captions. Private offline viewing on Windows and Mac.',
  },
  crave_downloader: {
    headline: 'HBO in Canada and homegrown comedy, from Crave',
    promise:
      'Crave is where Canadians see HBO dramas, Letterkenny and French-language films; keep your own selection on your computer.',
    steps: [
      {
        title: 'Sign in to Crave',
        text: 'Use a Crave login or that of the television provider through which you subscribe.',
      },
      {
        title: 'Choose English or French',
        text: 'Set the language of sound and subtitles before you mark titles.',
      },
      {
        title: 'Save for the cottage',
        text: 'The files wait in your folder until there is time and no network.',
      },
    ],
    features: [
      {
        title: 'Both official languages',
        text: 'Many titles exist in English and in French. Keep one, or both in the same MKV.',
      },
      {
        title: 'Comedy by the season',
        text: 'Short half-hour seasons are done in minutes of your attention: tick, save, close.',
      },
      {
        title: 'Films of the month',
        text: 'New arrivals come every Friday. Save one and delete another; the list keeps order.',
      },
      {
        title: 'A cottage-proof archive',
        text: 'Copy everything to an external disk with the folders intact.',
      },
    ],
    questions: [
      {
        question: 'My subscription comes through a TV provider. Does that work?',
        answer: 'Yes, as long as you can sign in on the Crave website and play the title there.',
      },
      {
        question: 'Is live hockey or news recorded?',
        answer: 'No. Live games and bulletins are left alone, whereas documentaries on demand can be chosen.',
      },
      {
        question: 'Are HBO titles part of every plan?',
        answer: 'That is decided by Crave. If the site asks you to upgrade, the app cannot save the title.',
      },
      {
        question: 'What does Canadian law say?',
        answer:
          'It knows private copying exceptions with conditions. Use the app inside them and inside the terms of Crave, for yourself only.',
      },
      {
        question: 'Is Super Écran content supported?',
        answer: 'If it is part of your Crave plan and plays in the browser, it appears like other titles.',
      },
    ],
    meta_title: 'Crave Downloader in English and French',
    meta_description:
      'Save HBO dramas, Canadian comedy and French films from your own Crave plan, in either language, to watch where there is no network.',
  },
  globoplay_downloader: {
    headline: 'Novelas, news and football talk from Globoplay',
    promise:
      'Follow the nine o’clock novela from abroad or on the bus: Tidemark Video keeps the chapters your Globoplay account can play.',
    steps: [
      {
        title: 'Enter with your Globo account',
        text: 'The same login opens Globoplay, g1 and ge; use it once in the app.',
      },
      { title: 'Go to the novela', text: 'Chapters are listed by date. Mark the week you missed.' },
      {
        title: 'Keep or catch up',
        text: 'Save a classic novela from beginning to end, or only until you are up to date.',
      },
    ],
    features: [
      {
        title: 'Chapters by date',
        text: 'A novela has well over a hundred chapters. Files are named by number and day of broadcast.',
      },
      {
        title: 'Classics of the archive',
        text: 'Globo has been bringing old novelas back to its service. They are saved with the original sound.',
      },
      {
        title: 'Brazilian originals',
        text: 'Series made for Globoplay and documentaries have their seasons, like anywhere else.',
      },
      {
        title: 'Portuguese captions',
        text: 'Keep the closed captions, useful for learners and for relatives who hear less well.',
      },
      {
        title: 'Reality in the evening',
        text: 'Summaries of the house appear daily. Choose the compact edition over the long one.',
      },
    ],
    questions: [
      {
        question: 'Does it work outside Brazil?',
        answer:
          'Globoplay sells an international plan in a number of countries. The app shows what that plan shows.',
      },
      {
        question: 'Which part is free of charge?',
        answer:
          'Some news and excerpts. Whole chapters mostly need a subscription, and the list marks what your account opens.',
      },
      {
        question: 'Is live football possible?',
        answer: 'No. Matches and the live channels are not recorded.',
      },
      {
        question: 'Who may see the saved chapters?',
        answer:
          'You, at home or on your way, within the limits of your subscription and of copyright law. Public showing is excluded.',
      },
    ],
    meta_title: 'Globoplay Downloader for Novelas',
    meta_description:
      'Save novela chapters, classics and Brazilian originals from your Globoplay account by date, with captions. Windows and Mac, free trial.',
  },
}
