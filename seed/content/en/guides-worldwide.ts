import type { ContentTexts } from '../texts'

export const worldwideGuides: ContentTexts['guides'] = {
  netflix_downloader: {
    title: 'How to keep a Netflix season for a journey',
    intro:
      'From the right profile to the last subtitle: a season of your Netflix plan, ready before you leave.',
    steps: [
      {
        title: 'Choose the profile first',
        text: 'Language, maturity rating and the list of tracks depend on it. Sign in inside Tidemark Video and open the profile you watch with.',
      },
      {
        title: 'Open the series page',
        text: 'Go to “Episodes & Info” and pick the season in the drop-down menu. The application lists what Netflix lists there.',
      },
      {
        title: 'Mark sound and subtitles',
        text: 'Netflix first shows the tracks of your region. “Original” is named beside the language; CC means captions with sounds described.',
      },
      {
        title: 'Decide on the file',
        text: 'MKV for several languages, MP4 for a tablet or the USB port of a seat.',
      },
      {
        title: 'Let the season run through',
        text: 'Eight episodes take a while. Open the first file before you close the laptop.',
      },
    ],
    hints: [
      {
        title: 'More tracks than you see',
        text: 'If a language is missing, set it as a preferred language in your Netflix profile and reload the page.',
      },
      {
        title: 'Titles on the way out',
        text: 'A line “Last day to watch” appears about a month ahead. Licensed films go first, own productions stay.',
      },
    ],
    questions: [
      {
        question: 'Can I use the plan with ads?',
        answer: 'It plays most titles, but not all. What shows a padlock in your browser cannot be chosen.',
      },
      {
        question: 'Is the download function of Netflix not enough?',
        answer:
          'On phones and tablets it often is. A laptop, a second language or a long trip are reasons for more.',
      },
    ],
    meta_title: 'Guide: Keep a Netflix Season Offline',
    meta_description:
      'Profile, season, sound tracks, subtitles and file type: how to store a season of your Netflix plan for private viewing on a journey.',
  },
  amazon_prime_video_downloader: {
    title: 'How to sort out Prime Video: included, rented, added',
    intro:
      'On Prime Video four kinds of titles share one page. This guide shows how to tell them apart and store the right ones.',
    steps: [
      {
        title: 'Pick the right address',
        text: 'Accounts belong to amazon.com, .co.uk, .de, .co.jp or to primevideo.com. Choose yours in the service list before signing in.',
      },
      {
        title: 'Look for the mark',
        text: 'A blue tick or the words “Included with Prime” mean no extra cost. A shopping bag means buying or renting.',
      },
      {
        title: 'Check the versions',
        text: 'Some titles have separate entries for the dubbed and the original version, or for 4K. Compare the length and the languages.',
      },
      {
        title: 'Add it to the queue',
        text: 'The application reads the tracks, audio description included, and waits for your choice.',
      },
    ],
    hints: [
      {
        title: 'Channels end with the channel',
        text: 'Titles of an added channel are yours to watch only while you subscribe to it, even in a free trial week.',
      },
      {
        title: 'X-Ray stays behind',
        text: 'Names of actors and music shown during playback are part of the player and are not stored.',
      },
    ],
    questions: [
      {
        question: 'I started a rental. How much time do I have?',
        answer: 'Amazon usually gives 30 days to begin and 48 hours to finish. A copy must not outlive that.',
      },
      {
        question: 'Why are there ads in front of some titles?',
        answer:
          'Prime includes advertising in many countries unless you pay to be without. Both kinds of accounts work.',
      },
    ],
    meta_title: 'Guide: Prime Video Titles, Told Apart and Stored',
    meta_description:
      'Included, rented, bought or from a channel: how to recognize Prime Video titles and store the right version with its tracks.',
  },
  disney_plus_downloader: {
    title: 'How to pack Disney+ films for children',
    intro: 'Three films, two languages, one tablet: a Disney+ evening at home becomes a quiet back seat.',
    steps: [
      {
        title: 'Use a junior profile',
        text: 'Sign in and choose the profile of the child. Only what is suitable there can then be marked by mistake.',
      },
      {
        title: 'Go through the brands',
        text: 'Disney, Pixar, Marvel, Star Wars and National Geographic are rows of their own; outside the US, Star or Hulu is another for grown-ups.',
      },
      {
        title: 'Listen before you choose',
        text: 'Songs are often dubbed too. Play a minute in the language you mean to keep.',
      },
      {
        title: 'Set the picture size',
        text: 'Half the size of the television version is ample for a ten-inch screen, and twice as many films fit.',
      },
      {
        title: 'Copy to the tablet',
        text: 'Put the files in the folder of its video player and try them in flight mode.',
      },
    ],
    hints: [
      {
        title: 'Sing-along editions',
        text: 'Some musicals have a second version with the words on the screen. It is listed under Extras.',
      },
      {
        title: 'IMAX format',
        text: 'Marvel films may offer a taller picture. On a tablet it fills the screen better than the wide one.',
      },
    ],
    questions: [
      {
        question: 'My profile asks for a PIN. Is that a problem?',
        answer: 'No, enter it in the application once, as you would in the browser.',
      },
      {
        question: 'May I give the tablet to the neighbours’ children?',
        answer: 'Let them watch with yours. Handing the files on is not covered by private use.',
      },
    ],
    meta_title: 'Guide: Disney+ Films for the Back Seat',
    meta_description:
      'Junior profile, dubbed songs, picture size and tablet: how families store films of their Disney+ plan for the road.',
  },
  hbo_max_downloader: {
    title: 'How to work through an HBO box set offline',
    intro:
      'Eight seasons of a drama are a project. Here is how to store an HBO series in portions from your HBO Max plan.',
    steps: [
      {
        title: 'Open the right entrance',
        text: 'Since July 2025 the service is called HBO Max again. Old addresses with “max” in them lead to the same sign-in.',
      },
      {
        title: 'Find the hub',
        text: 'HBO, Max Originals, DC and the Warner library have hubs. A series opens with its newest season; switch to the first.',
      },
      {
        title: 'Leave out the frills',
        text: '“Inside the Episode” follows many HBO episodes as a short of its own. Unmark it if you only want the story.',
      },
      {
        title: 'Store one season at a time',
        text: 'A folder per season keeps the disk in view. Begin the next when you are in the middle of the last.',
      },
    ],
    hints: [
      {
        title: 'Original sound pays',
        text: 'HBO mixes dialogue low and music high. Keep the multichannel track for the television and stereo for headphones.',
      },
      {
        title: 'Recaps help',
        text: '“Previously on” clips are part of the episode, so you need not store them separately.',
      },
    ],
    questions: [
      {
        question: 'Does it matter that I subscribe through a TV provider?',
        answer: 'Not if you can sign in on the website of HBO Max with that provider.',
      },
      {
        question: 'Why can my friend abroad not find the same series?',
        answer: 'In some countries HBO series still belong to other services, such as Sky or U-NEXT.',
      },
    ],
    meta_title: 'Guide: An HBO Box Set, Season by Season',
    meta_description:
      'Hubs, seasons, extras and sound: how to store a long HBO drama from your own HBO Max plan in portions that fit on a laptop.',
  },
  hulu_downloader: {
    title: 'How to keep up with Hulu’s next-day episodes',
    intro:
      'Network shows arrive on Hulu the morning after. With one round a week you have them all on the subway.',
    steps: [
      {
        title: 'Sign in from the United States',
        text: 'Hulu serves only viewers in the US. Use your own account in the browser of Tidemark Video.',
      },
      { title: 'Open “My Stuff”', text: 'Series you have added there are the quickest list of what is new.' },
      {
        title: 'Check the expiry',
        text: 'Network shows often keep only the latest five episodes. The detail page says when one leaves.',
      },
      { title: 'Tick what is new', text: 'Episodes that are in your folder already are greyed out.' },
      {
        title: 'Make it a habit',
        text: 'Saturday morning is a good time: Friday’s shows have arrived, and the servers are idle.',
      },
    ],
    hints: [
      {
        title: 'FX and ABC behave differently',
        text: 'FX series usually stay as complete seasons, ABC’s often shrink when the next season begins.',
      },
      {
        title: 'Captions have a second life',
        text: 'Stored as SRT they can be searched. Useful when you want to find the scene with that one line.',
      },
    ],
    questions: [
      {
        question: 'I watch Hulu inside the Disney+ app. Which product do I need?',
        answer:
          'If your account opens on hulu.com, this one. Titles shown only on Disney+ belong to the Disney+ product.',
      },
      {
        question: 'Are recordings of the cloud DVR included?',
        answer: 'No. They belong to Live TV, which this product leaves aside.',
      },
    ],
    meta_title: 'Guide: Hulu Next-Day Episodes, Once a Week',
    meta_description:
      'My Stuff, expiry dates and weekly rounds: how subscribers in the US keep up with network episodes on Hulu without a connection.',
  },
  apple_tv_plus_downloader: {
    title: 'How to watch Apple TV+ originals on a Windows laptop',
    intro:
      'Apple’s service, since October 2025 simply called Apple TV, is easy to use on a Mac. This is the way on a PC, and for a player of your choice.',
    steps: [
      {
        title: 'Have a trusted device near',
        text: 'Signing in asks for a six-digit code, which Apple sends to a phone or another device of yours.',
      },
      {
        title: 'Stay within the originals',
        text: 'The tab for the subscription lists what belongs to it. The store beside it sells films that are not part of this product.',
      },
      {
        title: 'Read the language list',
        text: 'Some forty subtitle languages are normal here. Type two letters to find yours.',
      },
      {
        title: 'Pick the sound',
        text: 'Choose stereo for a laptop. The multichannel track is for a receiver.',
      },
    ],
    hints: [
      {
        title: 'Wednesday and Friday',
        text: 'New episodes appear mostly on these two days, often late in the evening before, American time.',
      },
      {
        title: 'Dark pictures',
        text: 'Several originals are graded for bright, good screens. On an old laptop raise the brightness of the player, not of the file.',
      },
    ],
    questions: [
      {
        question: 'Does Family Sharing work?',
        answer: 'Yes. Each member signs in with an Apple Account of his or her own.',
      },
      {
        question: 'Can I include films from my iTunes purchases?',
        answer: 'No. Store purchases have rules of their own and stay in Apple’s applications.',
      },
    ],
    meta_title: 'Guide: Apple TV+ Originals on a PC',
    meta_description:
      'Two-factor sign-in, forty subtitle languages, stereo or more: how to store Apple TV+ originals of your subscription on a Windows laptop.',
  },
  paramount_plus_downloader: {
    title: 'How to collect Star Trek and Showtime from Paramount+',
    intro:
      'Six decades of Star Trek and a drama channel inside a plan: Paramount+ rewards those who bring order into it.',
    steps: [
      {
        title: 'Find out what your plan holds',
        text: 'In the US, Showtime belongs to the Premium plan. Elsewhere the split differs. Open one title of each to see.',
      },
      {
        title: 'Start from a hub',
        text: 'Star Trek, CBS, Nickelodeon, MTV and Showtime have pages with everything of their kind.',
      },
      {
        title: 'Choose an order',
        text: 'By broadcast or by the calendar of the story: decide before you number the folders.',
      },
      {
        title: 'Save a series at a time',
        text: 'Classic series have 22 and more episodes per season. Two evenings are enough for one.',
      },
    ],
    hints: [
      {
        title: 'Remastered or not',
        text: 'The original series is shown with renewed effects. The note on the page says which version it is.',
      },
      {
        title: 'Children’s shows in halves',
        text: 'Nickelodeon episodes often contain two stories. They are stored as one file, as broadcast.',
      },
    ],
    questions: [
      {
        question: 'Can CBS live be saved?',
        answer: 'No. Wait for the episode to appear on demand, usually on the following day.',
      },
      {
        question: 'I have Paramount+ as a channel at Amazon. Which product?',
        answer: 'The one for Prime Video, because you sign in there.',
      },
    ],
    meta_title: 'Guide: Star Trek and Showtime from Paramount+',
    meta_description:
      'Hubs, plans, orders of watching: how to bring the catalog of your Paramount+ plan into folders for evenings without a network.',
  },
  peacock_downloader: {
    title: 'How to store comfort shows from Peacock',
    intro:
      'The Office again, or a reality season that everyone talks about: a plan for Peacock viewers in the United States.',
    steps: [
      {
        title: 'Enter Peacock in the app',
        text: 'Use the login you pay with; Premium and Premium Plus differ in advertising, not in most titles.',
      },
      {
        title: 'Look for extended cuts',
        text: '“Superfan” episodes of some sitcoms are longer than the broadcast. They are a separate series in the catalog.',
      },
      {
        title: 'Choose by season',
        text: 'With nine seasons of twenty-odd parts, take one at a time and let the list run overnight.',
      },
      { title: 'Add captions', text: 'English captions are there almost always, Spanish ones often.' },
      { title: 'Check the first and the last file', text: 'If both open, the ones in between will too.' },
    ],
    hints: [
      {
        title: 'Bravo the day after',
        text: 'Bravo series arrive on the morning after broadcast. Sunday is a good day to collect a week of them.',
      },
      {
        title: 'Sport is a matter of time',
        text: 'Replays of events disappear early. If there is one you may keep, do not leave it for later.',
      },
    ],
    questions: [
      {
        question: 'Does the picture get better with Premium Plus?',
        answer: 'The step removes most advertising. Resolution depends on the title and on the computer.',
      },
      {
        question: 'Will it work on holiday in Europe?',
        answer: 'Peacock does not play there. Store at home what you want to see abroad.',
      },
    ],
    meta_title: 'Guide: Comfort Shows from Peacock, Offline',
    meta_description:
      'Superfan episodes, Bravo seasons and captions: how viewers in the US store shows of their Peacock plan for private viewing.',
  },
  discovery_plus_downloader: {
    title: 'How to tame the long lists of discovery+',
    intro:
      'House hunts and baking shows have hundreds of episodes. A filter and a small picture make a manageable shelf.',
    steps: [
      {
        title: 'Choose the network page',
        text: 'HGTV, Food Network, TLC, ID and Animal Planet each have one. Searching the whole service brings too much.',
      },
      {
        title: 'Sort by season, not by year',
        text: 'Seasons of American shows were renumbered in Europe. The list on the page counts as your country does.',
      },
      {
        title: 'Filter by summary',
        text: 'Type a word such as “kitchen” or “Alaska” into the filter of the application and mark the hits.',
      },
      {
        title: 'Take a small size',
        text: 'For a tablet beside the stove 720p is plenty, and a season fits into ten gigabytes.',
      },
    ],
    hints: [
      {
        title: 'Same name, different country',
        text: 'Many formats exist in a British, an American and an Australian edition. The flag is not always shown; the episode title tells.',
      },
      {
        title: 'Keep the recipe',
        text: 'The description of a cooking episode can be saved beside the video as text.',
      },
    ],
    questions: [
      {
        question: 'Is discovery+ not part of HBO Max?',
        answer:
          'Much of its catalog is found there in some countries. The sign-in decides which product you need.',
      },
      {
        question: 'Can I keep a series about a court case for school?',
        answer:
          'For your own preparation, as far as the terms allow. Showing it in class is another use and needs permission or an exception.',
      },
    ],
    meta_title: 'Guide: Long discovery+ Series under Control',
    meta_description:
      'Network pages, filters and small pictures: how to choose from hundreds of discovery+ episodes and store the ones you will watch.',
  },
  crunchyroll_downloader: {
    title: 'How to follow an anime season on Crunchyroll',
    intro:
      'Subbed this week, dubbed in three: a season on Crunchyroll from the first episode to the complete folder.',
    steps: [
      {
        title: 'Set your languages',
        text: 'Preferences on Crunchyroll decide which subtitles come first. Sign in and check them once.',
      },
      {
        title: 'Use the simulcast calendar',
        text: 'It shows hour and weekday of each new episode in your own time zone.',
      },
      {
        title: 'Open the series',
        text: 'Dubs may be separate seasons in the list, such as “Season 1 (German Dub)”. Choose the entry, not only the track.',
      },
      {
        title: 'Save subtitles as ASS',
        text: 'They keep the places of signs and the look of songs. Choose SRT only for players that know nothing else.',
      },
      {
        title: 'Complete it at the end',
        text: 'When the season is over, let the application compare your folder with the list and fetch what is missing.',
      },
    ],
    hints: [
      {
        title: 'Episode numbers that jump',
        text: 'Long series are counted through by the studio and by season on the service. Pick one way for file names and keep to it.',
      },
      {
        title: 'Titles from Funimation',
        text: 'What moved over may have several entries with the same name. The one with more languages is usually the newer.',
      },
    ],
    questions: [
      {
        question: 'Can I use the free access?',
        answer: 'Few titles are still free. What your browser plays without a membership can be chosen.',
      },
      {
        question: 'Is manga or music included?',
        answer: 'Music videos and concerts in the catalog are. Comics are not.',
      },
    ],
    meta_title: 'Guide: An Anime Season on Crunchyroll',
    meta_description:
      'Calendar, dubs as separate seasons, ASS subtitles: how members follow and store an anime season on Crunchyroll for themselves.',
  },
  espn_plus_downloader: {
    title: 'How to keep ESPN+ replays and documentaries',
    intro:
      'Live is live. But the replay of a match and the films of 30 for 30 can wait for you, within their dates.',
    steps: [
      {
        title: 'Know the new name',
        text: 'Since August 2025 the plan once called ESPN+ appears as ESPN Select. The sign-in is your MyDisney account.',
      },
      {
        title: 'Avoid the score',
        text: 'Open the page of the league under Replays, not the front page, which tells results.',
      },
      {
        title: 'Pick the full replay',
        text: 'Condensed versions and highlights stand beside it. The length tells them apart.',
      },
      {
        title: 'Choose the commentary',
        text: 'Spanish is offered for many football matches as a separate event.',
      },
    ],
    hints: [
      {
        title: 'How long replays stay',
        text: 'Thirty days are common, some leagues allow less. Put the oldest at the head of your queue.',
      },
      {
        title: 'Plan for big files',
        text: 'A fight night can last six hours. Make room for ten gigabytes or pick 720p.',
      },
    ],
    questions: [
      {
        question: 'My local team is blacked out. Does saving later help?',
        answer:
          'Only when ESPN itself opens the replay to your area. The application follows what your account may watch.',
      },
      {
        question: 'Are pay-per-view fights included?',
        answer: 'They are bought separately. Their replays follow the conditions of that purchase.',
      },
    ],
    meta_title: 'Guide: ESPN+ Replays without the Score',
    meta_description:
      'Full replays, commentary in Spanish and 30 for 30 films: how subscribers store ESPN+ events within their dates, without spoilers.',
  },
  tubi_video_downloader: {
    title: 'How to find and keep good films on Tubi',
    intro:
      'Tubi is free, large and untidy. This is a method to get three good films from it for the weekend.',
    steps: [
      {
        title: 'Open Tubi without an account',
        text: 'Most titles play at once. A free account helps only to keep a list.',
      },
      {
        title: 'Use “Leaving Soon”',
        text: 'This row is the most useful one: good licensed films stand there shortly before they go.',
      },
      {
        title: 'Check the version',
        text: 'Old films may be present in several prints. Look at running time and picture before marking one.',
      },
      { title: 'Save and name', text: 'Year and director in the file name help with remakes.' },
    ],
    hints: [
      {
        title: 'Advertising stays with Tubi',
        text: 'The breaks are inserted during playback. They pay for the service, so watch there as well when you are online.',
      },
      {
        title: 'Silent films and classics',
        text: 'A number of them are in the public domain in the US. For those even more is permitted than private viewing.',
      },
    ],
    questions: [
      {
        question: 'Where is Tubi available?',
        answer:
          'In the United States, Canada, Mexico, Australia, the United Kingdom and some further countries, with different catalogs.',
      },
      { question: 'Are Tubi’s live channels possible?', answer: 'No, only titles on demand.' },
    ],
    meta_title: 'Guide: Three Good Films from Tubi',
    meta_description:
      'Leaving Soon, prints, years and public domain: a method to choose free films on Tubi and keep them for a weekend without a network.',
  },
  roku_channel_downloader: {
    title: 'How to use The Roku Channel on a computer',
    intro:
      'You need no Roku box, only a free login: films, short originals and a children’s corner, stored from the web version.',
    steps: [
      {
        title: 'Sign in on the web page',
        text: 'therokuchannel.roku.com opens inside Tidemark Video. A Roku account costs nothing.',
      },
      {
        title: 'Filter by “Free”',
        text: 'Premium subscriptions are mixed into the rows. The filter leaves only what needs no further payment.',
      },
      {
        title: 'Bundle the short ones',
        text: 'Episodes of seven to ten minutes are best stored as a whole season in one folder.',
      },
      {
        title: 'Choose a size for the screen',
        text: 'Large for the television, small for the phone in a queue at the post office.',
      },
    ],
    hints: [
      {
        title: 'Kids and family',
        text: 'The corner for children can be opened directly and shows nothing else. Start there for back-seat films.',
      },
      {
        title: 'Monthly change',
        text: 'Films come on the first of the month and go at its end. The last week is the time to look.',
      },
    ],
    questions: [
      {
        question: 'Is the catalog the same in Britain and in Canada?',
        answer: 'No. Each country has its own, and some originals are missing.',
      },
      {
        question: 'Will a Roku device play the files?',
        answer: 'Yes, through its media player from a USB stick or a server: MP4 with H.264 is safest.',
      },
    ],
    meta_title: 'Guide: The Roku Channel without a Box',
    meta_description:
      'Free filter, short originals and family corner: how to choose from The Roku Channel on a computer and keep titles for yourself.',
  },
  pluto_tv_downloader: {
    title: 'How to turn Pluto TV into your own program',
    intro:
      'Pluto TV imitates television with channels. Its on-demand part is the half that can be kept; here is how to find it.',
    steps: [
      {
        title: 'Switch to On Demand',
        text: 'The button stands beside Live TV. Without it you see only the guide of channels.',
      },
      {
        title: 'Search for the series of a channel',
        text: 'A channel with one classic series often has its episodes on demand as well, at least in part.',
      },
      {
        title: 'Restore the order',
        text: 'Channels shuffle, the on-demand page counts. Mark a season from its first part.',
      },
      {
        title: 'Let it work overnight',
        text: 'Thirty episodes of an old detective are no trouble for a night.',
      },
    ],
    hints: [
      {
        title: 'Country by country',
        text: 'In Germany there is much dubbed crime, in Spain telenovelas, in the US old science fiction. You get the selection of where you are.',
      },
      {
        title: 'No list of favorites needed',
        text: 'Without an account Pluto forgets you. Keep your own list in the application.',
      },
    ],
    questions: [
      {
        question: 'The film was on a channel last night. Why can I not find it?',
        answer: 'Rights for channels and for on demand are separate. Try again next month.',
      },
      {
        question: 'Is the original language available?',
        answer: 'Rarely outside English-speaking countries. The page of the title plays what there is.',
      },
    ],
    meta_title: 'Guide: Pluto TV on Demand, in Order',
    meta_description:
      'From shuffled channels to seasons in sequence: how to find the on-demand half of Pluto TV and store episodes for private viewing.',
  },
  viki_downloader: {
    title: 'How to keep Viki dramas with the right subtitles',
    intro:
      'On Viki volunteers translate, and percentages show how far they are. Save too early and half the sentences are missing.',
    steps: [
      {
        title: 'Look at the percentage',
        text: 'Beside each language stands how much is translated. Wait for 100 before you store a series.',
      },
      { title: 'Check the pass', text: 'Standard and Plus differ in titles; an icon marks those for Plus.' },
      {
        title: 'Choose two languages',
        text: 'Korean or Chinese text together with your own is a fine combination for learners.',
      },
      {
        title: 'Store all sixteen',
        text: 'Korean dramas mostly have sixteen parts of an hour. Take them in one selection.',
      },
    ],
    hints: [
      {
        title: 'Thank the team',
        text: 'The subtitle team of a series is named on its page. Their notes explain forms of address and dishes.',
      },
      {
        title: 'Learn Mode',
        text: 'Viki’s own mode with two lines at a time works online. Offline, two SRT files in a player do nearly the same.',
      },
    ],
    questions: [
      {
        question: 'Subtitles were improved after I saved. Now what?',
        answer: 'Fetch the subtitle file again. The picture need not be stored a second time.',
      },
      {
        question: 'Why is a drama missing where I live?',
        answer:
          'Viki buys rights by region. What it does not show to your account is not available here either.',
      },
    ],
    meta_title: 'Guide: Viki Dramas with Finished Subtitles',
    meta_description:
      'Percentages, passes and two languages at once: how to store Korean and Chinese dramas from your Viki account when subtitles are done.',
  },
  iqiyi_downloader: {
    title: 'How to store a long C-drama from iQIYI',
    intro:
      'Forty episodes, four subtitle languages and a VIP schedule that runs ahead: a route through iQIYI.',
    steps: [
      {
        title: 'Use the international site',
        text: 'iq.com serves viewers outside mainland China. The Chinese site has another catalog and another login.',
      },
      {
        title: 'Set the language of the page',
        text: 'Titles are named in it. File names follow, so choose before you mark anything.',
      },
      {
        title: 'Mind the VIP schedule',
        text: 'Members are some episodes ahead of free viewers. Marked episodes may need your VIP plan.',
      },
      {
        title: 'Pick sound and text',
        text: 'Mandarin with subtitles is the rule. Thai, Vietnamese or Spanish dubs exist for popular series.',
      },
      {
        title: 'Save in blocks of ten',
        text: 'Blocks keep the disk in view and let you begin watching at once.',
      },
    ],
    hints: [
      {
        title: 'Special episodes',
        text: 'Bonus endings and making-of parts are numbered after the last episode or listed as “Extras”.',
      },
      {
        title: 'Burnt-in characters',
        text: 'Chinese subtitles are often part of the picture. Place your own at the top so they do not overlap.',
      },
    ],
    questions: [
      {
        question: 'Does donghua count as anime here?',
        answer: 'It has a row of its own. Episodes are shorter and seasons longer than in Japan.',
      },
      {
        question: 'Can I use a voucher for advance viewing?',
        answer: 'What you have unlocked in your account plays and can be chosen.',
      },
    ],
    meta_title: 'Guide: Forty-Part C-Dramas from iQIYI',
    meta_description:
      'International site, VIP schedule, subtitles and blocks of ten: how to store a long Chinese series from your own iQIYI account.',
  },
  stan_downloader: {
    title: 'How to get Stan ready for the outback',
    intro:
      'Two weeks off the grid in Australia need a full disk. Stan’s originals and overseas series are a good filling.',
    steps: [
      {
        title: 'Sign in at home',
        text: 'Stan works only in Australia. Choose your profile inside the application.',
      },
      {
        title: 'List what you want',
        text: 'Add titles to My List over a week; it is shorter than the catalog and loads faster.',
      },
      {
        title: 'Estimate the room',
        text: 'A fortnight at three hours a day is about forty hours. In 720p that is some forty gigabytes.',
      },
      {
        title: 'Run it for two nights',
        text: 'Country connections are slow in the evening. Start after eleven.',
      },
      {
        title: 'Copy to a second device',
        text: 'Dust and heat are hard on laptops. Keep the files on a stick as well.',
      },
    ],
    hints: [
      {
        title: 'Same-day episodes',
        text: 'Series from the US often arrive within hours of their premiere. The last one before departure may be only a day old.',
      },
      {
        title: 'Power on the road',
        text: 'A tablet draws a third of what a laptop does. Prefer MP4 files that both can play.',
      },
    ],
    questions: [
      {
        question: 'Is Stan Sport part of this?',
        answer: 'Replays open if you have added Sport to your plan. They leave quickly.',
      },
      {
        question: 'Which Stan plan do I need?',
        answer: 'Any. Higher plans add resolution and screens at the same time.',
      },
    ],
    meta_title: 'Guide: Stan for Two Weeks Off the Grid',
    meta_description:
      'My List, gigabytes and night runs: how Australian viewers store titles of their Stan plan before they leave the network behind.',
  },
  crave_downloader: {
    title: 'How to use Crave in two languages',
    intro:
      'HBO in English, Super Écran in French, comedy from Letterkenny to Montréal: Crave is bilingual, and your folder can be too.',
    steps: [
      {
        title: 'Sign in by yourself or through a provider',
        text: 'Choose Bell, another provider or a direct Crave account on the sign-in page.',
      },
      {
        title: 'Switch the language of the site',
        text: 'Français and English show different rows. Some titles appear in only one of them.',
      },
      {
        title: 'Decide per title',
        text: 'Original with captions, French version, or both tracks in one MKV.',
      },
      { title: 'Collect on Fridays', text: 'New films and specials are mostly published then.' },
    ],
    hints: [
      {
        title: 'Starz and Super Écran',
        text: 'Both are additions to the basic plan. A small symbol on the picture tells which one a title needs.',
      },
      {
        title: 'Canadian half-hours',
        text: 'Short comedies are ideal for commuting. A season of six needs less than three gigabytes in 720p.',
      },
    ],
    questions: [
      {
        question: 'Is the French version from Québec or from France?',
        answer: 'Series for Super Écran are often dubbed in Québec. Play a minute to hear which it is.',
      },
      {
        question: 'Can I watch on a trip to the US?',
        answer: 'Crave does not stream there. Files you stored at home for private use do not need it to.',
      },
    ],
    meta_title: 'Guide: Crave in English and French',
    meta_description:
      'Provider login, two languages, additions and Friday arrivals: how viewers in Canada store titles from their own Crave plan.',
  },
  globoplay_downloader: {
    title: 'How to follow a novela on Globoplay, chapter by chapter',
    intro:
      'A novela runs six days a week for half a year. With a folder per month you neither lose the thread nor the overview.',
    steps: [
      {
        title: 'Sign in with the Globo account',
        text: 'One account opens Globoplay and the news pages. Abroad, choose the international subscription.',
      },
      {
        title: 'Open the novela',
        text: 'Under “Capítulos” all parts are listed by date; “Trechos” are clips and can be ignored.',
      },
      {
        title: 'Mark a week',
        text: 'From Monday to Saturday there are six chapters. The application numbers them through from the first.',
      },
      { title: 'Keep captions', text: 'Legendas em português exist for nearly all current novelas.' },
      {
        title: 'Put months in folders',
        text: 'With 180 chapters a single folder becomes slow in many players.',
      },
    ],
    hints: [
      {
        title: 'Classics return',
        text: 'Every other week an old novela is restored to the catalog. Those from before 1990 have a square picture; let the player show bars.',
      },
      {
        title: 'Compact editions',
        text: 'For some shows there is a weekly summary. Two hours instead of six.',
      },
    ],
    questions: [
      {
        question: 'Is football included?',
        answer: 'Highlights and programs about it are. Live matches are not stored.',
      },
      {
        question: 'Does it work from Portugal?',
        answer: 'With a plan that Globoplay sells there. Its list differs from the Brazilian one.',
      },
    ],
    meta_title: 'Guide: Novelas from Globoplay by Chapter',
    meta_description:
      'Capítulos, weeks, captions and folders by month: how to follow a Brazilian novela with your Globoplay account without losing the thread.',
  },
}
