import type { ContentTexts } from '../texts'

export const guidesGlobal: ContentTexts['guides'] = {
  netflix_downloader: {
    title: 'How to keep a Netflix season for a journey',
    intro:
      'From the right profile to the last subtitle: a season of your Netflix plan, ready before you leave. Allow a quarter of an hour at the screen, and a night for the computer.',
    steps: [
      {
        title: 'Choose the profile first',
        text: 'Language, maturity rating and the list of tracks depend on it. Sign in inside Tidemark Video; the familiar question “Who’s watching?” appears, and you click the face you normally use. A Kids profile shows only what suits children, so it is the wrong door for a crime series.',
      },
      {
        title: 'Open the series, then the season',
        text: 'Search for the title and open its card. Beside “Episodes” a drop-down menu names the seasons; limited series have none and list their parts at once. The application repeats this list with a box before each episode and its running time behind it.',
      },
      {
        title: 'Mark sound and subtitles',
        text: 'Netflix puts “[Original]” behind the language a series was shot in. CC means captions that also describe noises; plain subtitles leave them out. “Audio Description” is a separate voice. Take the original, the language of your fellow travelers and one text track: more is seldom played.',
      },
      {
        title: 'Decide on the file',
        text: 'MKV holds several voices and texts and is right for a laptop. MP4 with one voice is what a tablet, a rental car or the USB port of a seat accepts. In 1080p a season of eight hours needs about fifteen gigabytes, in 720p half of that.',
      },
      {
        title: 'Let the season run through',
        text: 'Press Download and leave the lid open. Lines change from Waiting to a rising mark and end with “Saved for offline”. In the morning, open episode one and the last one and switch tracks in the player; if both obey, close the laptop and pack it.',
      },
    ],
    hints: [
      {
        title: 'More tracks than you see',
        text: 'Netflix offers some five to seven languages at a time, chosen by region and profile. If yours is missing, set it under “Languages” in the profile on the website, then reload the page.',
      },
      {
        title: 'Titles on the way out',
        text: 'A line “Last day to watch on Netflix” appears about a month ahead. Licensed films go first, own productions stay. In the queue you can sort by this date.',
      },
      {
        title: 'One household, some screens',
        text: 'Plans allow a number of streams at a time. Somebody watching in the living room uses one of them; if an error speaks of too many devices, wait until the film there is over.',
      },
      {
        title: 'Not everything is a season',
        text: 'Games, live shows and events still running are outside the product. A live show can be chosen once Netflix lists its recording.',
      },
    ],
    questions: [
      {
        question: 'Can I use the plan with ads?',
        answer:
          'It plays most titles, but not all. What shows a padlock in your browser cannot be chosen in the application either.',
      },
      {
        question: 'Is the download function of Netflix not enough?',
        answer:
          'On phones and tablets it often is, and it is the simplest way. A laptop is another case, since the Windows app gave up downloads in 2024. A second language in the same file is a further reason.',
      },
      {
        question: 'Does Netflix show me another catalog abroad?',
        answer:
          'Yes, it follows the country you are in. Choose and store at home, because the third season may not exist where you land.',
      },
      {
        question: 'What about the files when I cancel Netflix?',
        answer:
          'They are meant for viewing during your membership. Delete them when it ends; the license for the application is a separate matter.',
      },
    ],
    meta_title: 'Guide: Keep a Netflix Season Offline',
    meta_description:
      'Profile, season, sound tracks, subtitles and file type: how to store a season of your Netflix plan for private viewing on a journey.',
  },
  amazon_prime_video_downloader: {
    title: 'How to sort out Prime Video: included, rented, added',
    intro:
      'On Prime Video four kinds of titles share one page: included, free with ads, rented or bought, and those of an added channel. This guide shows how to tell them apart and store the right ones.',
    steps: [
      {
        title: 'Pick the right address',
        text: 'Accounts belong to amazon.com, .co.uk, .de, .co.jp or, in countries without a store, to primevideo.com. Choose yours in the service list before signing in. The wrong one accepts your password, yet greets you with an empty watchlist and offers Prime anew.',
      },
      {
        title: 'Look for the mark',
        text: 'A blue tick or “Included with Prime” means no extra cost. A yellow shopping bag stands for buying or renting, “Free with ads” for titles open to everybody, and the name of a channel for a subscription within the subscription. The same film can wear two of these marks.',
      },
      {
        title: 'Check the versions',
        text: 'Below the play button, small letters name UHD, HDR, CC and AD. Some titles have separate entries for the dubbed and the original version, or for an extended cut. Open “Details” and compare audio languages and running time before you decide.',
      },
      {
        title: 'Make the choice in the application',
        text: 'Audio and Subtitles list everything the entry holds. “Dialogue Boost” is a mix with clearer speech, “[Audio Description]” a narrator. Tick what you will use and press Download; the rest of the season can be added with one box at the head of the list.',
      },
      {
        title: 'Separate what has a deadline',
        text: 'Put rentals and titles “leaving Prime” in a folder of their own, with the date in its name. Included originals go elsewhere. Thus on the day a right ends, you delete a folder instead of searching for files.',
      },
    ],
    hints: [
      {
        title: 'Channels end with the channel',
        text: 'Titles of an added channel are yours to watch only while you subscribe to it, even in a free trial week. Cancel it, and the entries vanish from your selection the same day they stop playing.',
      },
      {
        title: 'X-Ray stays behind',
        text: 'Names of actors and music shown during playback are part of Amazon’s player and are not stored. If you collect songs, note the title while you are online.',
      },
      {
        title: 'Trailers and bonus material',
        text: 'The tab “Explore” or “Bonus” hides interviews and deleted scenes. They are separate lines, mostly without subtitles.',
      },
      {
        title: 'Mixed seasons',
        text: 'It happens that season one is included, season two sold and season three part of a channel. Look at the mark again each time you change the season.',
      },
    ],
    questions: [
      {
        question: 'I started a rental. How much time do I have?',
        answer:
          'Amazon usually gives 30 days to begin and 48 hours to finish. Your page shows the hours that remain, and a copy must not outlive them.',
      },
      {
        question: 'Why are there ads in front of some titles?',
        answer:
          'Prime includes advertising in many countries unless you pay to be without. Both kinds of accounts can choose titles.',
      },
      {
        question: 'Does it work with Prime Household sharing?',
        answer:
          'An adult who has been granted the benefit signs in with his or her own account. Purchases of the other adult do not come along unless Amazon shows them to you.',
      },
      {
        question: 'Can sport be saved?',
        answer:
          'Live matches cannot. Replays and documentary series about clubs have pages like any title, and leave sooner than drama does.',
      },
    ],
    meta_title: 'Guide: Prime Video Titles, Told Apart and Stored',
    meta_description:
      'Included, rented, bought or from a channel: how to recognize Prime Video titles and store the right version with its tracks.',
  },
  disney_plus_downloader: {
    title: 'How to pack Disney+ films for children',
    intro:
      'Three films, two languages, one tablet: a Disney+ evening at home becomes a quiet back seat. Begin two days before departure, so that there is time for a test run at breakfast.',
    steps: [
      {
        title: 'Use a junior profile',
        text: 'Sign in and choose the profile of the child. With Junior Mode on, the page turns bright and simple, and only what is suitable there can be marked by mistake. If leaving it asks for a sum or a PIN, that is the protection you switched on yourself.',
      },
      {
        title: 'Go through the brands',
        text: 'Disney, Pixar, Marvel, Star Wars and National Geographic are tiles at the top; for grown-ups there is Hulu or, in older versions outside the US, Star. Collections such as “Princesses” or “Shorts” below them save typing. Mark six titles and strike three together with the child.',
      },
      {
        title: 'Listen before you choose',
        text: 'Songs are often dubbed too, and a refrain in the wrong language spoils the film. Play the first number in the language you mean to keep. In the Audio menu tick that voice; for bilingual children take both and store the film as MKV.',
      },
      {
        title: 'Set the picture size',
        text: 'On ten inches nobody tells 720p from 1080p, yet twice as many films fit. A feature of 95 minutes then takes about a gigabyte, a short of seven minutes less than a hundred megabytes. The expected sum stands below the queue.',
      },
      {
        title: 'Copy to the tablet',
        text: 'Connect it by cable and put the files in the folder of its video player. Switch to flight mode, start every film for a moment and set the loudness limit. Now hand it over for one breakfast: children find faults within minutes.',
      },
    ],
    hints: [
      {
        title: 'Sing-along editions',
        text: 'Some musicals have a second version with the words on the screen. It is listed under Extras or in a collection of its own, with the same length as the film.',
      },
      {
        title: 'Versions of a film',
        text: 'Marvel films may offer IMAX Enhanced under “Versions”, a taller picture in the large scenes. On a tablet it fills the screen better than the wide one.',
      },
      {
        title: 'Series in small portions',
        text: 'Episodes of seven minutes are kinder to a journey than a feature: you can stop at any exit. Ten of them make a folder for an hour.',
      },
      {
        title: 'Old cartoons, old shape',
        text: 'Classics are square, and a few carry a notice on outdated depictions. Watch the first minute yourself.',
      },
    ],
    questions: [
      {
        question: 'My profile asks for a PIN. Is that a problem?',
        answer: 'No, enter it in the application once, as you would in the browser.',
      },
      {
        question: 'May I give the tablet to the neighbors’ children?',
        answer:
          'Let them watch with yours. Handing the files on is not covered by private use, however short the drive.',
      },
      {
        question: 'Can the child start a download alone?',
        answer:
          'The application runs on your computer and asks nobody’s age. Keep it on your own system user, and give the child only the finished files.',
      },
      {
        question: 'A film from last winter is missing. Where is it?',
        answer:
          'Some films, above all co-productions, pause while another company holds the rights. Search by name once more in the adult profile; if it is not there either, it is gone for now.',
      },
    ],
    meta_title: 'Guide: Disney+ Films for the Back Seat',
    meta_description:
      'Junior profile, dubbed songs, picture size and tablet: how families store films of their Disney+ plan for the road.',
  },
  hbo_max_downloader: {
    title: 'How to work through an HBO box set offline',
    intro:
      'Eight seasons of a drama are a project. Here is how to store an HBO series in portions from your HBO Max plan, without filling the disk or losing your place.',
    steps: [
      {
        title: 'Open the right entrance',
        text: 'Since July 2025 the service is called HBO Max again. Old addresses with “max” in them lead to the same sign-in. If you subscribe through a cable company, choose “Connect your provider”, pick its name and enter that account; you return to the profiles by yourself.',
      },
      {
        title: 'Find the hub',
        text: 'HBO, Max Originals, DC, Turner Classic Movies and the Warner library have hubs in the menu. A series opens with the season you saw last, otherwise the newest; switch to the first. Miniseries carry the label “Limited Series” and have no menu at all.',
      },
      {
        title: 'Leave out the frills',
        text: '“Inside the Episode” and behind-the-scenes clips follow many HBO episodes as shorts of their own. They are five minutes long and easy to recognize in the column of lengths. Unmark them if you only want the story, or keep those of the finale.',
      },
      {
        title: 'Choose sound like a film',
        text: 'HBO mixes dialogue low and music high. For a television with a receiver take the multichannel track, for headphones stereo; both in one MKV cost barely more room than one. Add English captions: whispering is part of the style.',
      },
      {
        title: 'Store one season at a time',
        text: 'Ten episodes of an hour in 1080p are twenty to twenty-five gigabytes. Name the folder after the season, let it run overnight, and begin the next when you are in the middle of the last. In the Library, the finished season shows ten marks in a row.',
      },
    ],
    hints: [
      {
        title: 'Recaps are built in',
        text: '“Previously on” clips are part of the episode, so you need not store them separately. After a pause of months they are worth the minute you would normally skip.',
      },
      {
        title: 'Films leave with the month',
        text: 'Series by HBO stay; films from other studios go on the last day of a month. The row “Leaving soon” is the one to visit before a holiday.',
      },
      {
        title: 'Age and profile',
        text: 'Violent dramas are hidden from profiles with a lower rating. If a series you know is absent, look at the profile before you look for a fault.',
      },
      {
        title: 'Plans differ in picture',
        text: 'Basic with Ads, Standard and Premium offer different sizes and numbers of streams. The Quality menu lists what yours is given on a computer and nothing above it.',
      },
    ],
    questions: [
      {
        question: 'Does it matter that I subscribe through a TV provider?',
        answer: 'Not if you can sign in on the website of HBO Max with that provider.',
      },
      {
        question: 'Why can my friend abroad not find the same series?',
        answer:
          'In some countries HBO series still belong to other services, such as U-NEXT in Japan or Crave in Canada. Contracts run out one after another, so look again each spring.',
      },
      {
        question: 'An episode is longer in the list than I remember. Is it a new cut?',
        answer:
          'Hardly ever. HBO episodes vary between 48 and 90 minutes, and the figure includes credits in several languages.',
      },
      {
        question: 'I stopped in season four last year. How do I resume?',
        answer:
          'Open the series again: what is already in your folder is marked. Tick the next season, and numbers continue as before, provided that you have not renamed the files.',
      },
    ],
    meta_title: 'Guide: An HBO Box Set, Season by Season',
    meta_description:
      'Hubs, seasons, extras and sound: how to store a long HBO drama from your own HBO Max plan in portions that fit on a laptop.',
  },
  hulu_downloader: {
    title: 'How to keep up with Hulu’s next-day episodes',
    intro:
      'Network shows arrive on Hulu the morning after. With one round a week you have them all on the subway, and nothing expires while you are busy.',
    steps: [
      {
        title: 'Sign in from the United States',
        text: 'Hulu serves only viewers in the US. Use your own account in the browser of Tidemark Video and choose your profile. If Disney has joined your Hulu and Disney+ logins, it is the same email address and the same password as there.',
      },
      {
        title: 'Open “My Stuff”',
        text: 'Series you have added there are the quickest list of what is new. A series with fresh material carries a badge. Add a show once with the plus sign, and leave Hulu’s front page, which is full of things you never asked for, alone.',
      },
      {
        title: 'Check the expiry',
        text: 'Network shows often keep only the latest five episodes. Open the series, choose “Details” on an episode, and read “Expires in … days”. If the date is closer than your next round, this one goes to the head of the queue.',
      },
      {
        title: 'Tick what is new',
        text: 'Episodes that are in your folder already are grayed out; the remaining boxes are your week. Set Subtitles to English CC and Quality to 720p for a phone. Five sitcom episodes then come to about one and a half gigabytes.',
      },
      {
        title: 'Make it a habit',
        text: 'Saturday morning is a good time: Friday’s shows have arrived, and the servers are idle. Start, make coffee, and copy the folder when every line says Done. Anything seen last week is deleted in the same minute.',
      },
    ],
    hints: [
      {
        title: 'FX and ABC behave differently',
        text: 'FX series usually stay as complete seasons, ABC’s often shrink when the next season begins. Hulu Originals remain. So an old FX drama can wait, a running ABC medical series cannot.',
      },
      {
        title: 'Captions have a second life',
        text: 'Stored as SRT they can be searched. Useful when you want to find the scene with that one line for the quiz on Thursday.',
      },
      {
        title: 'When the calendar pauses',
        text: 'Network television rests in December and again in summer. No new badge for three weeks means a holiday, not a fault; the series page usually names the date of return.',
      },
      {
        title: 'Add-ons inside Hulu',
        text: 'Premium networks booked through Hulu appear between its own rows, with their logo on the picture. They play, and can be chosen, as long as the add-on is paid.',
      },
    ],
    questions: [
      {
        question: 'I watch Hulu inside the Disney+ app. Which product do I need?',
        answer:
          'If your account opens on hulu.com, this one. Titles shown only on Disney+ belong to the Disney+ product. Try both in the trial when you are not sure.',
      },
      {
        question: 'Are recordings of the cloud DVR included?',
        answer:
          'No. They belong to Live TV, which this product leaves aside. The same show is mostly on demand a day later anyway.',
      },
      {
        question: 'Is the plan with ads enough?',
        answer:
          'For most shows, yes. Your file contains the episode, whereas the breaks belong to Hulu’s player. A few titles open only on the plan without ads.',
      },
      {
        question: 'Why did an episode appear a day late?',
        answer:
          'Some contracts ask for more distance from the broadcast, and shows after midnight are entered by date. Look in the evening once more before you suspect the application.',
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
        text: 'Open the service in Tidemark Video and enter your Apple Account. A six-digit code then lights up on your iPhone, iPad or Mac; without one, Apple sends it by text message. Confirm “Trust this browser”, or you will type a code at every start.',
      },
      {
        title: 'Stay within the originals',
        text: 'The page opens with everything Apple shows, sells and rents. The tab with the subscription’s name lists what belongs to it. A price on the button means the store, which is not part of this product; “Play episode” without a price is what you are looking for.',
      },
      {
        title: 'Open a show and its season',
        text: 'Originals are few and tidy: a season menu, ten episodes at most, a handful of bonus clips under “Bonus Content”. Trailers stand above the episodes and are ticked off by default. The length tells you whether a finale is a double one.',
      },
      {
        title: 'Read the language list',
        text: 'Some forty subtitle languages are normal here, SDH variants included. Type two letters into the Subtitles field to find yours. Dubs are fewer, about ten, and carry the mark AD where a narrator describes the picture.',
      },
      {
        title: 'Pick the sound, then test it',
        text: 'Choose stereo for a laptop. The multichannel track is for a receiver; through small speakers its voices sound far away. Press Download, and afterward play a quiet dialogue. If you understand it at half volume, you chose well.',
      },
    ],
    hints: [
      {
        title: 'Wednesday and Friday',
        text: 'New episodes appear mostly on these two days, often late in the evening before, American time. A first batch of two or three is usual, then one a week.',
      },
      {
        title: 'Dark pictures',
        text: 'Several originals are graded for bright, good screens. On an old laptop raise the brightness of the player, not of the file, because you may own a better screen next year.',
      },
      {
        title: 'Slow starters in the queue',
        text: 'Apple’s picture is among the least compressed. An hour can weigh twice what you know from elsewhere; the size below the queue is right, not a mistake.',
      },
    ],
    questions: [
      {
        question: 'Does Family Sharing work?',
        answer:
          'Yes. Each member signs in with an Apple Account of his or her own, and sees the subscription of the family.',
      },
      {
        question: 'Can I include films from my iTunes purchases?',
        answer:
          'No. Store purchases have rules of their own and stay in Apple’s applications, the one for Windows among them.',
      },
      {
        question: 'Are live matches of football or baseball covered?',
        answer:
          'Live sport is not stored. Documentaries and highlight programs can be chosen as soon as they stand in the catalog with an episode list.',
      },
      {
        question: 'I have Apple TV through a phone contract or Apple One. Is that the same?',
        answer:
          'For the application, yes: what counts is that tv.apple.com plays the show when you are signed in. When the contract’s free months end, so does that.',
      },
      {
        question: 'No code arrives. What can I do?',
        answer:
          'Choose “Didn’t get a code” on Apple’s page and have it sent as a text. After several failed attempts Apple pauses sign-ins for a while; waiting is then quicker than trying.',
      },
    ],
    meta_title: 'Guide: Apple TV+ Originals on a PC',
    meta_description:
      'Two-factor sign-in, forty subtitle languages, stereo or more: how to store Apple TV+ originals of your subscription on a Windows laptop.',
  },
  paramount_plus_downloader: {
    title: 'How to collect Star Trek and Showtime from Paramount+',
    intro:
      'Six decades of Star Trek and a drama channel inside a plan: Paramount+ rewards those who bring order into it. Have pen and paper ready for the second step.',
    steps: [
      {
        title: 'Find out what your plan holds',
        text: 'In the US, Showtime’s series belong to the Premium plan; Essential leaves them locked. Elsewhere the split differs. Sign in, open one title of each kind and press play for a second. What asks for an upgrade there stays closed in the application.',
      },
      {
        title: 'Choose an order',
        text: 'By broadcast, from 1966 on, or by the calendar of the story, where Enterprise comes first and Discovery jumps ahead by nine centuries: decide before you number the folders. Write the order down; two series run parallel for years, and the films belong in between.',
      },
      {
        title: 'Start from a hub',
        text: 'The menu “Brands” leads to Star Trek, CBS, Nickelodeon, MTV, BET and Showtime, each with everything of its kind. From there a series opens with a season menu. Shorts and after-shows have entries of their own and are easily mistaken for missing episodes.',
      },
      {
        title: 'Save a series at a time',
        text: 'Classic series have 22 and more episodes per season, so two evenings are enough for one. The Quality menu is honest about their age: a show shot on video in the nineties ends at the size in which it was made. Choose it; nothing larger exists.',
      },
      {
        title: 'Number for the shelf',
        text: 'Give each series a prefix such as “03 TNG”, then season and episode by pattern. Players and media servers now keep your order, not the alphabet’s. When the last line turns to Done, compare the number of files with your sheet.',
      },
    ],
    hints: [
      {
        title: 'Remastered or not',
        text: 'The original series and The Next Generation were renewed from film; Deep Space Nine and Voyager never were. Soft pictures there are the source, not your connection.',
      },
      {
        title: 'Children’s shows in halves',
        text: 'Nickelodeon episodes often contain two stories. They are stored as one file, as broadcast, and both titles go into the name.',
      },
      {
        title: 'Films come and go',
        text: 'The cinema films of a series move between services every few months. If all of them are there at once, that is the week to act.',
      },
      {
        title: 'A different shelf abroad',
        text: 'In Europe, Latin America and Australia the service carries local productions, and some Trek series have run with other companies for years.',
      },
    ],
    questions: [
      {
        question: 'Can CBS live be saved?',
        answer: 'No. Wait for the episode to appear on demand, usually on the following day.',
      },
      {
        question: 'I have Paramount+ as a channel at Amazon. Which product?',
        answer:
          'The one for Prime Video, because you sign in there. The same holds for Apple or Roku as the seller: the page with your login decides.',
      },
      {
        question: 'Do I get the pilot with the other captain?',
        answer:
          '“The Cage” is listed with the original series, either as episode zero or at the end of a season. Search by its title, since its place has moved before.',
      },
      {
        question: 'How large is the whole of Star Trek?',
        answer:
          'More than nine hundred episodes. In the modest sizes of the older series, count on roughly 700 gigabytes; nobody needs all of it on a laptop.',
      },
      {
        question: 'Which subtitles exist?',
        answer:
          'English captions nearly always. Other languages depend on the country of your account, and older series may have none beyond it.',
      },
    ],
    meta_title: 'Guide: Star Trek and Showtime from Paramount+',
    meta_description:
      'Hubs, plans, orders of watching: how to bring the catalog of your Paramount+ plan into folders for evenings without a network.',
  },
  peacock_downloader: {
    title: 'How to store comfort shows from Peacock',
    intro:
      'The Office again, or a reality season that everyone talks about: a plan for Peacock viewers in the United States, from the sign-in to a folder that lasts through a power cut.',
    steps: [
      {
        title: 'Enter Peacock in the app',
        text: 'Use the login you pay with; Premium and Premium Plus differ in advertising, not in most titles. After the password Peacock asks who is watching. A profile with the kids setting hides half of the sitcoms, so choose an adult one.',
      },
      {
        title: 'Look for extended cuts',
        text: '“Superfan” episodes of The Office are longer than the broadcast and form a separate series in the catalog. Parks and Recreation has producer’s cuts of a few parts. Compare the lengths: 22 minutes is what was on television, 30 or more is the long version.',
      },
      {
        title: 'Choose by season',
        text: 'With nine seasons of twenty-odd parts, take one at a time. The box above the list marks all; clip shows and webisodes at the bottom can be unmarked again. A sitcom season in 720p occupies about eight gigabytes.',
      },
      {
        title: 'Add captions',
        text: 'English captions are there almost always, Spanish ones often, and Telemundo’s series have it the other way around. A text file beside the video is the better choice when several people with different wishes share a television.',
      },
      {
        title: 'Run it overnight, check at breakfast',
        text: 'Set the number of jobs to one or two, press Download and turn off the screen. In the morning look at the first and the last file. If both open and the count agrees with the season menu, the ones in between will too.',
      },
    ],
    hints: [
      {
        title: 'Bravo the day after',
        text: 'Bravo series arrive on the morning after broadcast. Sunday is a good day to collect a week of them, reunions and “secrets revealed” included. The latter are older episodes with captions about what happened behind the scenes.',
      },
      {
        title: 'NBC next day',
        text: 'This week’s episodes of NBC depend on the plan and keep a short window. Put them above the sitcoms, which run away from nobody.',
      },
      {
        title: 'Sport is a matter of time',
        text: 'Replays of events disappear early. If there is one you may keep, do not leave it for later, and look under the event’s own hub rather than the search.',
      },
      {
        title: 'The music may differ',
        text: 'Songs in older shows were sometimes replaced for streaming. What you hear in the file is what Peacock plays.',
      },
    ],
    questions: [
      {
        question: 'Does the picture get better with Premium Plus?',
        answer:
          'The step removes most advertising and adds your local NBC channel live. Resolution depends on the title and on the computer.',
      },
      {
        question: 'Will it work on holiday in Europe?',
        answer:
          'Peacock does not play there, and the application changes nothing about where you are. Store at home what you want to see abroad, and delete it after the journey.',
      },
      {
        question: 'Peacock has a download button in its mobile app. When is that enough?',
        answer:
          'With Premium Plus and a phone, for a flight, entirely. It ends where you prefer a laptop or a television without apps.',
      },
      {
        question: 'A film is announced, yet only the trailer opens. Why?',
        answer:
          'Universal’s films reach Peacock some weeks or months after the cinema. Until that day the page shows a trailer and a date; come back then.',
      },
    ],
    meta_title: 'Guide: Comfort Shows from Peacock, Offline',
    meta_description:
      'Superfan episodes, Bravo seasons and captions: how viewers in the US store shows of their Peacock plan for private viewing.',
  },
  discovery_plus_downloader: {
    title: 'How to tame the long lists of discovery+',
    intro:
      'House hunts and baking shows have hundreds of episodes. A filter and a small picture make a manageable shelf, and half an hour of sorting saves you an evening of scrolling.',
    steps: [
      {
        title: 'Choose the network page',
        text: 'HGTV, Food Network, TLC, ID and Animal Planet each have one under “Channels” or “Networks”. Searching the whole service for “house” brings too much: on the page of HGTV the same word finds six series, and you know at once which one you meant.',
      },
      {
        title: 'Sort by season, not by year',
        text: 'Open the series and unfold the season menu. Seasons of American shows were renumbered in Europe, so season 12 here may be season 9 at home. The list in the application counts as your country’s page does; leave the year out of the file name.',
      },
      {
        title: 'Filter by summary',
        text: 'Every line carries the blurb of its episode. Type a word such as “kitchen”, “lighthouse” or “Alaska” into the filter field of the application, mark the hits, clear the field and type the next. Two hundred lines shrink to the eleven that interest you.',
      },
      {
        title: 'Take a small size',
        text: 'For a tablet beside the stove 720p is plenty, and a season fits into ten gigabytes. In the workshop even less will do: nobody checks the grain of the oak from three meters away. Captions help more than pixels while the saw is running.',
      },
      {
        title: 'Make folders by project',
        text: '“Bathroom”, “Bread”, “Cases” are better names than those of seasons if you look for advice later. Choose the target folder per job before you press Download. The description of each episode can be saved beside it as text and is found by the search of your system.',
      },
    ],
    hints: [
      {
        title: 'Same name, different country',
        text: 'Many formats exist in a British, an American and an Australian edition. The flag is not always shown; pounds, dollars or the accent in the first minute tell.',
      },
      {
        title: 'Keep the recipe',
        text: 'Quantities in cooking shows are often on the screen for two seconds. In a local file you stop at the right frame, as often as the dough demands.',
      },
      {
        title: 'Crossovers in two lists',
        text: 'Double episodes with another show stand in both series. Mark them once, or the same hour lies on the disk twice.',
      },
      {
        title: 'True crime and sleep',
        text: 'Sound alone is not offered here, but a 480p picture with the screen dimmed makes ID a very small bedtime companion.',
      },
    ],
    questions: [
      {
        question: 'Is discovery+ not part of HBO Max?',
        answer:
          'Much of its catalog is found there in some countries, and in some the two have become one subscription. The sign-in decides which product you need.',
      },
      {
        question: 'Can I keep a series about a court case for school?',
        answer:
          'For your own preparation, as far as the terms allow. Showing it in class is another use and needs permission or an exception.',
      },
      {
        question: 'Why do the newest episodes not open for me?',
        answer:
          'Some shows reach the channel first and discovery+ later, others the reverse. If the page says “Coming”, there is nothing to store as yet.',
      },
      {
        question: 'The list is cut off at a hundred lines. What helps?',
        answer:
          'Scroll to the end of the season on the service’s own page and read it again. Very long seasons load in portions, and only what has loaded can be listed.',
      },
    ],
    meta_title: 'Guide: Long discovery+ Series under Control',
    meta_description:
      'Network pages, filters and small pictures: how to choose from hundreds of discovery+ episodes and store the ones you will watch.',
  },
  crunchyroll_downloader: {
    title: 'How to follow an anime season on Crunchyroll',
    intro:
      'Subbed this week, dubbed in three: a season on Crunchyroll from the first episode to the complete folder. The method costs five minutes a week and survives even a split cour.',
    steps: [
      {
        title: 'Set your languages',
        text: 'In the settings of your profile on Crunchyroll, “Audio Language” and “Subtitles Language” decide what comes first. Sign in and check them once; while you are there, look at the maturity setting, which hides some late-night series entirely.',
      },
      {
        title: 'Use the simulcast calendar',
        text: 'It shows hour and weekday of each new episode in your own time zone, with a crown where a membership is needed. Note three or four series. Filter out dubs in the calendar’s menu, or every show will appear to air several times a week.',
      },
      {
        title: 'Open the series',
        text: 'The menu beneath the title lists seasons, and dubs may be seasons of their own, such as “Season 1 (German Dub)”. Choose the entry, not only the track. Films and OVAs stand at the end and have no number that fits the rest.',
      },
      {
        title: 'Save subtitles as ASS',
        text: 'This form keeps the places of signs and the look of songs; a letter on a wall remains on the wall. Choose SRT only for televisions and players that know nothing else. In an MKV it travels as a track, beside an MP4 as a file of its own.',
      },
      {
        title: 'Add one episode each week',
        text: 'On the evening after the release, open the series once more. What you own is marked, the new part has an empty box. Tick it, press Download and close the lid ten minutes later. Ratings and comments stay with Crunchyroll, spoilers included.',
      },
      {
        title: 'Complete it at the end',
        text: 'When the season is over, let the application compare your folder with the list and fetch what is missing. A recap numbered 6.5 is the usual gap, an unaired episode from the Blu-ray another; the latter is often added without any announcement.',
      },
    ],
    hints: [
      {
        title: 'Episode numbers that jump',
        text: 'Long series are counted through by the studio and by season on the service. Pick one way for file names and keep to it; media servers for anime mostly expect the running count.',
      },
      {
        title: 'Titles from Funimation',
        text: 'What moved over may have several entries with the same name. The one with more languages is usually the newer.',
      },
      {
        title: 'Corrected episodes',
        text: 'Studios redraw scenes after the broadcast, and translators mend lines. If a finale looked rushed, look again a week later before you archive it.',
      },
    ],
    questions: [
      {
        question: 'Can I use the free access?',
        answer:
          'Hardly any more, for Crunchyroll has withdrawn it step by step. What your browser plays without a membership can be chosen, the rest cannot.',
      },
      {
        question: 'Is manga or music included?',
        answer: 'Music videos and concerts in the catalog are. Comics and games are not.',
      },
      {
        question: 'Fan or Mega Fan: does it matter here?',
        answer:
          'The levels differ in streams at a time and in extras such as Crunchyroll’s own offline viewing on phones. The catalog of episodes is the same for both.',
      },
      {
        question: 'My series stops at episode twelve of twenty-four. Is something wrong?',
        answer:
          'Probably a split cour: the second half follows a season later, sometimes under a new season heading. The series page states a date as soon as there is one.',
      },
    ],
    meta_title: 'Guide: An Anime Season on Crunchyroll',
    meta_description:
      'Calendar, dubs as separate seasons, ASS subtitles: how members follow and store an anime season on Crunchyroll for themselves.',
  },
  espn_plus_downloader: {
    title: 'How to keep ESPN+ replays and documentaries',
    intro:
      'Live is live. But the replay of a match and the films of 30 for 30 can wait for you, within their dates. The art lies in finding the right one of five videos without learning the score on the way.',
    steps: [
      {
        title: 'Know the new name',
        text: 'Since August 2025 the plan once called ESPN+ appears as ESPN Select; a larger one, Unlimited, adds the channels. The sign-in is your MyDisney account. In the service list of Tidemark Video the entry keeps its old name.',
      },
      {
        title: 'Avoid the score',
        text: 'Do not land on the front page, which tells results in its headlines. Open the page of the league or sport instead and choose “Replays”. Thumbnails show logos, seldom celebrations. If a ticker runs along the top, narrow the window until it is cut off.',
      },
      {
        title: 'Pick the full replay',
        text: 'Beside it stand “In 40”, highlights, condensed games and the press conference. Length tells them apart: a soccer match has about two hours, baseball three, a fight card five or six. Preshows are separate lines on some days and part of the replay on others.',
      },
      {
        title: 'Choose the commentary',
        text: 'Spanish is offered for many soccer matches as a separate event, marked “En Español”. College games may have the broadcast of each school. Listen to half a minute of the anthem, which gives nothing away, and decide.',
      },
      {
        title: 'Store it and name it blindly',
        text: 'The pattern with date and teams leaves the result out. Choose 720p for an event of several hours, then press Download. Play a spot in the first ten minutes to check, and resist the temptation to jump.',
      },
    ],
    hints: [
      {
        title: 'How long replays stay',
        text: 'Thirty days are common, some leagues allow less. Put the oldest at the head of your queue, and the documentaries, which last for years, at its end.',
      },
      {
        title: 'Plan for big files',
        text: 'A fight night can last six hours. Make room for ten gigabytes, or see whether the bouts are listed one by one.',
      },
      {
        title: 'Overtime in a single file',
        text: 'Scheduled lengths are printed before the event. Do not worry if a game stored as “3:00” runs for 3:40; all of it is there.',
      },
      {
        title: 'A shelf of films',
        text: 'E60, 30 for 30 and the series about teams have seasons like drama. They are the best use of a long flight, because nobody on board can spoil them and no date presses.',
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
        answer:
          'They are bought separately, and their replays follow the conditions of that purchase. As a rule the card stays open to buyers for a limited time; the confirmation from ESPN names it.',
      },
      {
        question: 'When does a replay appear?',
        answer:
          'Often within the hour, at times on the next morning. As long as the page carries the red mark of a live event, the list of the application stays empty.',
      },
      {
        question: 'I get ESPN with the Disney bundle. Which product is it?',
        answer:
          'This one, if you open the events on ESPN’s own site. What you watch inside the Disney+ page belongs to the Disney+ product.',
      },
    ],
    meta_title: 'Guide: ESPN+ Replays without the Score',
    meta_description:
      'Full replays, commentary in Spanish and 30 for 30 films: how subscribers store ESPN+ events within their dates, without spoilers.',
  },
  tubi_video_downloader: {
    title: 'How to find and keep good films on Tubi',
    intro:
      'Tubi is free, large and untidy. This is a method to get three good films from it for the weekend, tried on many Thursdays: twenty minutes of choosing, no more.',
    steps: [
      {
        title: 'Open Tubi without an account',
        text: 'Most titles play at once in the built-in browser. Films with a mature rating ask you to register with a date of birth; it costs nothing and sends few letters. A free account otherwise helps only to keep “My List” from one visit to the next.',
      },
      {
        title: 'Begin with “Leaving Soon”',
        text: 'This row is the most useful one, for good licensed films stand there shortly before they go. Scroll to its end before you open anything. Then visit corners such as Cult Classics, Foreign Language or Black Cinema, into which the recommendations of the front page never lead you.',
      },
      {
        title: 'Check the version',
        text: 'Old films may be present in several prints, and a title may be a remake with the same poster. Read year, cast and running time on the detail page. Watch a minute: if the picture trembles and hisses, search for a second entry.',
      },
      {
        title: 'Choose the modest size',
        text: 'Quality rarely exceeds 720p for older works and needs no more. A western of ninety minutes comes to about a gigabyte. Tick English captions; for foreign films they are sometimes printed into the picture, and the list of subtitles is then empty.',
      },
      {
        title: 'Save and name',
        text: 'Year and director in the file name help with remakes, and the poster beside the film makes a neat shelf on a media server. Three lines in the queue, one hour, and the weekend has a program that no algorithm composed.',
      },
    ],
    hints: [
      {
        title: 'Advertising stays with Tubi',
        text: 'The breaks are inserted during playback. They pay for the service, so watch there as well when you are online.',
      },
      {
        title: 'Silent films and classics',
        text: 'A number of them are in the public domain in the US. For those even more is permitted than private viewing, though a newly composed score may be protected.',
      },
      {
        title: 'The first of the month',
        text: 'Contracts begin on it. New arrivals are sorted under “Recently Added”, together with much that nobody has missed. Go through that row with a list of names in your hand.',
      },
      {
        title: 'Series with holes',
        text: 'A season on Tubi may lack episodes whose music was too expensive. The numbers jump; the application reports the jump and cannot fill it.',
      },
    ],
    questions: [
      {
        question: 'Where is Tubi available?',
        answer:
          'In the United States, Canada, Mexico, Australia, the United Kingdom and some further countries, with different catalogs. Elsewhere its own page says so.',
      },
      {
        question: 'Are Tubi’s live channels possible?',
        answer:
          'No, only titles on demand. Many films of the channels are found there as well; type the name you saw in the guide into the search.',
      },
      {
        question: 'A film carries the name of another service. May I choose it?',
        answer:
          'Tubi shows partners’ collections under their logos. If it plays free of charge on Tubi’s page, it behaves like the rest.',
      },
      {
        question: 'How do I know whether a film is any good?',
        answer:
          'Not by the stars on the page. Look up two critics, read one sentence of each, and keep a list of directors; Tubi’s search accepts names of people.',
      },
    ],
    meta_title: 'Guide: Three Good Films from Tubi',
    meta_description:
      'Leaving Soon, prints, years and public domain: a method to choose free films on Tubi and keep them for a weekend without a network.',
  },
  roku_channel_downloader: {
    title: 'How to use The Roku Channel on a computer',
    intro:
      'You need no Roku box, only a free login: films, short originals and a children’s corner, stored from the web version. It looks like a television set, and this guide leads past what does not concern you.',
    steps: [
      {
        title: 'Sign in on the web page',
        text: 'therokuchannel.roku.com opens inside Tidemark Video. A Roku account costs nothing; skip the form for a means of payment if one is shown, because free titles never ask for it. Owners of a box use the account printed on the screen of their device.',
      },
      {
        title: 'Turn away from the live guide',
        text: 'The page likes to begin with channels already running. Choose “Home” or “Movies” and “TV” at the top. What you want has a page with a poster, a year and a button for playing from the start.',
      },
      {
        title: 'Filter by “Free”',
        text: 'Premium subscriptions are mixed into the rows, recognizable by a logo in the corner and words like “Subscribe”. The filter leaves only what needs no further payment. If you do pay for such an addition through Roku, switch the filter off for its titles.',
      },
      {
        title: 'Bundle the short ones',
        text: 'Episodes of seven to ten minutes, a heritage of Quibi, are best stored as a whole season in one folder. Mark the box above the list. Played one after the other they make a film of ninety minutes, without the cliff every ten.',
      },
      {
        title: 'Choose a size for the screen',
        text: 'Large for the television, small for the phone in a queue at the post office. Two jobs with different sizes may run side by side; give each its own folder so that the second does not replace the first.',
      },
    ],
    hints: [
      {
        title: 'Kids and family',
        text: 'The corner for children can be opened directly and shows nothing else. Start there for back-seat films, and let the little ones choose from posters.',
      },
      {
        title: 'Monthly change',
        text: 'Films come on the first of the month and go at its end. The last week is the time to look, the second the time to find what was overlooked.',
      },
      {
        title: 'Captions are a matter of the source',
        text: 'Originals always have them, old series often, imported films at times only in the picture. The Subtitles menu says what is there before you begin.',
      },
      {
        title: 'Roku Originals leave, too',
        text: 'Surprisingly, even productions of the house have been taken out of the catalog. A favorite is worth storing while it is listed.',
      },
    ],
    questions: [
      {
        question: 'Is the catalog the same in Britain and in Canada?',
        answer: 'No. Each country has its own, and some originals are missing.',
      },
      {
        question: 'Will a Roku device play the files?',
        answer:
          'Yes, through its media player from a USB stick or a server: MP4 with H.264 is safest. Sticks without a USB port need the server.',
      },
      {
        question: 'Do I need to add the channel on my television first?',
        answer:
          'No, account and web page suffice. Anything you save as a favorite on the web turns up on the television by itself.',
      },
      {
        question: 'The page says that my browser cannot play this title. And now?',
        answer:
          'A few premium titles play on Roku devices alone. The built-in browser meets the same limit, so choose another title.',
      },
      {
        question: 'Can I store a sports event?',
        answer: 'Live games, no. Magazines and documentaries about sport, if they have a page of their own.',
      },
    ],
    meta_title: 'Guide: The Roku Channel without a Box',
    meta_description:
      'Free filter, short originals and family corner: how to choose from The Roku Channel on a computer and keep titles for yourself.',
  },
  pluto_tv_downloader: {
    title: 'How to turn Pluto TV into your own program',
    intro:
      'Pluto TV imitates television with channels. Its on-demand part is the half that can be kept; here is how to find it, and how to bring a shuffled detective back into sequence.',
    steps: [
      {
        title: 'Switch to On Demand',
        text: 'The page starts with a channel at full volume. Mute it, then choose “On Demand” beside “Live TV”. Without that step you see only the guide, a grid of hours that offers nothing to mark. No account is asked for.',
      },
      {
        title: 'Search for the series of a channel',
        text: 'A channel with one classic series often has its episodes on demand as well, at least in part. Type the name of the series, not of the channel. If the magnifier finds nothing, browse the genre: localized titles differ from the ones you remember.',
      },
      {
        title: 'Restore the order',
        text: 'Channels shuffle, the on-demand page counts. Open the season menu, begin with the earliest one that exists and mark from its first part. Seasons 2, 3 and 7 without the others are quite normal here; contracts are sold by the dozen.',
      },
      {
        title: 'Adjust the track',
        text: 'Outside the United States the local dub is usually the only voice, and Subtitles often stays empty. Both menus show it before you begin. Quality reaches what the tape gave: a detective of 1975 is at its best in a small file.',
      },
      {
        title: 'Let it work overnight',
        text: 'Thirty episodes of an old detective are no trouble for a night. Press Download, look at the size below the queue, some nine gigabytes in this case, and go to bed. Season, number and title stand in the names in the morning.',
      },
    ],
    hints: [
      {
        title: 'Country by country',
        text: 'In Germany there is much dubbed crime, in Spain telenovelas, in the US old science fiction. You get the selection of where you are.',
      },
      {
        title: 'Keep a list of your own',
        text: 'Without an account Pluto forgets you. A line parked in the application’s queue, unstarted, is the simplest note to yourself.',
      },
      {
        title: 'Rights in seasons',
        text: 'Series tend to arrive and leave at the change of a quarter. Late March, June, September and December are worth a look.',
      },
      {
        title: 'Two lengths of an hour',
        text: 'Old American episodes last 48 minutes, recut ones 42. When a season mixes both, the scenes between were trimmed long ago for television.',
      },
    ],
    questions: [
      {
        question: 'The film was on a channel last night. Why can I not find it?',
        answer:
          'Rights for channels and for on demand are separate. Try again next month, or note the name and look for it at another free service.',
      },
      {
        question: 'Is the original language available?',
        answer: 'Rarely outside English-speaking countries. The page of the title plays what there is.',
      },
      {
        question: 'Would an account be useful?',
        answer:
          'It remembers favorites and where you stopped, on the television as well as in the browser. For choosing and storing titles it makes no difference.',
      },
      {
        question: 'Why does playback begin with a spot although I only want to look?',
        answer:
          'Because that is how Pluto earns its living. Let it run once; when the program starts, the application knows all tracks, and you can stop.',
      },
      {
        question: 'May I share my restored season with the fan club?',
        answer:
          'No. Free to watch is not free to pass on. Share the list with the right order instead; that is your own work.',
      },
    ],
    meta_title: 'Guide: Pluto TV on Demand, in Order',
    meta_description:
      'From shuffled channels to seasons in sequence: how to find the on-demand half of Pluto TV and store episodes for private viewing.',
  },
  viki_downloader: {
    title: 'How to keep Viki dramas with the right subtitles',
    intro:
      'On Viki volunteers translate, and percentages show how far they are. Save too early and half the sentences are missing. Here is when to begin, which pair of languages to take, and how to mend a subtitle afterward.',
    steps: [
      {
        title: 'Look at the percentage',
        text: 'Open the series and unfold “Subtitles”: beside each language stands how much is translated. English is usually complete within a day or two of the broadcast, Finnish or Hebrew after weeks. Wait for 100 before you store a series you intend to keep.',
      },
      {
        title: 'Check the pass',
        text: 'Viki Pass Standard and Plus differ in titles; an icon on the poster marks those for Plus, and a few episodes are open to everybody. Sign in inside Tidemark Video and play ten seconds of episode two, because the first is often free as a taste.',
      },
      {
        title: 'Choose two languages',
        text: 'The text of the original together with your own is a fine combination for learners, where Viki has both. Tick them under Subtitles. As separate SRT files they can be shown together in a suitable player; as tracks in an MKV you switch between them.',
      },
      {
        title: 'Store all sixteen',
        text: 'Korean dramas mostly have sixteen parts of an hour, Chinese ones thirty or more, Thai ones a dozen in four pieces each. Mark the season with one box, set 720p for a train ride, and expect around ten gigabytes for sixteen.',
      },
      {
        title: 'Test the small words',
        text: 'Play a scene with a letter or a phone message. Translators put such texts at the top of the picture; if you see them, position and timing survived. Now go to the last episode and look for a translation through to the farewell.',
      },
    ],
    hints: [
      {
        title: 'Thank the team',
        text: 'The subtitle team of a series is named on its page. Their notes in brackets explain forms of address, dishes and puns, and are the reason why people stay with Viki.',
      },
      {
        title: 'Learn Mode',
        text: 'Viki’s own mode with two lines at a time and a dictionary works online. Offline, two files in a player do nearly the same, minus the dictionary.',
      },
      {
        title: 'On-air series',
        text: 'Episodes come twice a week in pairs. If a game of baseball moves the broadcast in Seoul, a Tuesday stays empty; the page carries a note.',
      },
      {
        title: 'One drama, three names',
        text: 'Viki’s English title may differ from Netflix’s and from a literal translation. Keep the original title in the file name as well, and you will always find it again.',
      },
    ],
    questions: [
      {
        question: 'Subtitles were improved after I saved. Now what?',
        answer:
          'Fetch the subtitle file again under the same name. The picture need not be stored a second time, and your player takes the new text at the next start.',
      },
      {
        question: 'Why is a drama missing where I live?',
        answer:
          'Viki buys rights by region. What it does not show to your account is not available here either.',
      },
      {
        question: 'May I reuse the subtitles with a disc I own?',
        answer:
          'The text belongs to those who wrote it and to Viki. For yourself at home, as far as its terms allow; passing it on is out of the question.',
      },
      {
        question: 'Does Viki belong to Rakuten TV?',
        answer:
          'Both belong to the Rakuten group, but they are two services with two logins and two products in this shop.',
      },
    ],
    meta_title: 'Guide: Viki Dramas with Finished Subtitles',
    meta_description:
      'Percentages, passes and two languages at once: how to store Korean and Chinese dramas from your Viki account when subtitles are done.',
  },
  iqiyi_downloader: {
    title: 'How to store a long C-drama from iQIYI',
    intro:
      'Forty episodes, four subtitle languages and a VIP schedule that runs ahead: a route through iQIYI for people who would like to have the ending on the same disk as the beginning.',
    steps: [
      {
        title: 'Use the international site',
        text: 'iq.com serves viewers outside mainland China. The Chinese site, iqiyi.com, has another catalog and another login. Which of the two you are on shows in the corner: the international one offers a choice of languages, and its membership is called Standard or Premium.',
      },
      {
        title: 'Set the language of the page',
        text: 'Titles are named in it, and file names follow, so choose before you mark anything. A series stored half in Thai and half in English sorts itself into two families. The globe symbol at the top is the place.',
      },
      {
        title: 'Mind the VIP schedule',
        text: 'Members are some episodes ahead of free viewers, and a calendar picture on the detail page explains the weekdays. A small crown sits on episodes for VIP. If yours plays them, they can be ticked; if it stops after a few minutes, you saw a preview.',
      },
      {
        title: 'Pick sound and text',
        text: 'Mandarin with subtitles is the rule; Thai, Vietnamese, Korean or Spanish dubs exist for popular series. Under Subtitles choose two at most. In historical dramas, English and your own language complement each other when titles at court become confusing.',
      },
      {
        title: 'Save in blocks of ten',
        text: 'Click episode one, hold Shift and click episode ten. A block in 1080p is about eight gigabytes and is finished before dinner. Begin watching while the second runs, and set the target once: later blocks find the same folder.',
      },
      {
        title: 'Close the series',
        text: 'After the last part, look at the end of the list for a bonus ending, then count: forty episodes, forty lines reading “Saved for offline”.',
      },
    ],
    hints: [
      {
        title: 'Special episodes',
        text: 'Bonus endings and making-of parts are numbered after the last episode or listed as “Extras”. Some are published only weeks later.',
      },
      {
        title: 'Burnt-in characters',
        text: 'Chinese subtitles are often part of the picture. Place your own at the top of the player so that they do not overlap.',
      },
      {
        title: 'Names in two alphabets',
        text: 'Pinyin without tones makes different titles look alike. Let the pattern write the Chinese characters behind the translated name; search engines and friends from Taipei will thank you.',
      },
      {
        title: 'Openings of two minutes',
        text: 'Forty times the same song is more than an hour. Where chapters are marked, one key in the player leaps over it.',
      },
    ],
    questions: [
      {
        question: 'Does donghua count as anime here?',
        answer:
          'It has a row of its own, “Anime” including Chinese works. Episodes are shorter and seasons longer than in Japan.',
      },
      {
        question: 'Can I use a voucher for advance viewing?',
        answer:
          'What you have unlocked in your account plays and can be chosen. A voucher unlocks single episodes and is spent on iQIYI, never by the application.',
      },
      {
        question: 'Why do episode counts differ between sites?',
        answer:
          'International editions sometimes cut a series into other lengths. Compare the closing scene rather than the number when you change the source.',
      },
      {
        question: 'The subtitle for my language ends at episode 24. Is that final?',
        answer:
          'While a series is running, languages appear at different speeds. Save the picture now if you like and the text when the list names it.',
      },
    ],
    meta_title: 'Guide: Forty-Part C-Dramas from iQIYI',
    meta_description:
      'International site, VIP schedule, subtitles and blocks of ten: how to store a long Chinese series from your own iQIYI account.',
  },
  stan_downloader: {
    title: 'How to get Stan ready for the outback',
    intro:
      'Two weeks off the grid in Australia need a full disk. Stan’s originals and overseas series are a good filling. Start a week ahead, since the line at the last roadhouse will not do it for you.',
    steps: [
      {
        title: 'Sign in at home',
        text: 'Stan works only in Australia. Open it in Tidemark Video, enter email and password, and choose your profile; a Kids profile shows children’s titles alone. Should Stan complain about too many devices, release an old one in its account settings first.',
      },
      {
        title: 'List what you want',
        text: 'Add titles to My List over a week, from the sofa or the phone. The list is shorter than the catalog and loads faster, and it may be argued over at dinner. On packing day, open it in the application and work from top to bottom.',
      },
      {
        title: 'Estimate the room',
        text: 'A fortnight at three hours a day is about forty hours. In 720p that is some forty gigabytes, in 1080p eighty to a hundred. The application adds up the queue and compares it with the free space before anything begins.',
      },
      {
        title: 'Run it for two nights',
        text: 'Country connections are slow in the evening, satellite ones may have a cheaper window after midnight. Start after eleven and allow one job at a time. If the line drops, saving resumes where it stopped; a thunderstorm costs time, not episodes.',
      },
      {
        title: 'Copy to a second device',
        text: 'Dust and heat are hard on laptops. Keep the files on a stick or a small solid-state disk as well, formatted as exFAT so that both Windows and a Mac read it. Then unplug the router and play one film per folder: this is how it will be.',
      },
    ],
    hints: [
      {
        title: 'Same-day episodes',
        text: 'Series from the US often arrive within hours of their premiere. The last one before departure may be only a day old, so leave its box for the final evening.',
      },
      {
        title: 'Power on the road',
        text: 'A tablet draws a third of what a laptop does. Prefer MP4 files that both can play, and lower the brightness before the resolution.',
      },
      {
        title: 'Captions by the campfire',
        text: 'Generators and wind are louder than Australian mumbling. Tick English captions even if you never use them at home.',
      },
      {
        title: 'A film for the breakdown',
        text: 'Keep one long comedy on every device. The day the car waits in Alice Springs for a spare part, it is worth its gigabyte.',
      },
    ],
    questions: [
      {
        question: 'Is Stan Sport part of this?',
        answer:
          'Replays open if you have added Sport to your plan. They leave quickly; rugby and tennis are best stored in the same week.',
      },
      {
        question: 'Which Stan plan do I need?',
        answer:
          'Any. Higher plans add resolution and screens at the same time, and on the computer the Quality menu tells what that means for you and for each title.',
      },
      {
        question: 'Does Stan not have offline viewing itself?',
        answer:
          'It does, in its apps for phones and tablets, for a limited period before they must go online again. In two weeks without a signal that limit may be reached.',
      },
      {
        question: 'May my travel companion take the files home?',
        answer:
          'They belong to your household’s private viewing. Share the evening, not the stick, and clear it when you are back.',
      },
    ],
    meta_title: 'Guide: Stan for Two Weeks Off the Grid',
    meta_description:
      'My List, gigabytes and night runs: how Australian viewers store titles of their Stan plan before they leave the network behind.',
  },
  crave_downloader: {
    title: 'How to use Crave in two languages',
    intro:
      'HBO in English, Super Écran in French, comedy from Letterkenny to Montréal: Crave is bilingual, and your folder can be too. The trick is to settle the language before you tick the first box.',
    steps: [
      {
        title: 'Sign in by yourself or through a provider',
        text: 'On the sign-in page choose Bell, another provider or a direct Crave account. Providers open a window of their own and send you back; if it stays white, close it and try a second time. Afterwards you select your profile.',
      },
      {
        title: 'Switch the language of the site',
        text: 'Français and English, at the foot or in the account menu, show different rows. Some titles appear in only one of them: a Québec police series may be invisible in English. Walk through both once and put your finds on your list, which keeps the two together.',
      },
      {
        title: 'Decide per title',
        text: 'Original with captions, French version, or both tracks in one MKV: the Audio menu names what the entry holds. Where languages are separate entries, as with many films, mark the one you will really hear. A double costs twice the room.',
      },
      {
        title: 'Take short seasons whole',
        text: 'Canadian half-hours come in sixes and eights. Tick the season, choose 720p, and in twenty minutes it is there. Dramas by HBO are better stored three parts at a time, with multichannel sound only if a receiver waits at the cottage.',
      },
      {
        title: 'Collect on Fridays',
        text: 'New films and specials are mostly published then. Make the round after work, delete what you saw, and let the rest load during dinner. When all lines say Done, both languages sit in the folder with their accents intact.',
      },
    ],
    hints: [
      {
        title: 'Starz and Super Écran',
        text: 'Both are additions to the basic plan. A small symbol on the picture tells which one a title needs, in either language of the site.',
      },
      {
        title: 'Captions are not subtitles',
        text: 'English CC repeats every word with sounds. French text for an English film is a translation and rarer. Check it title by title.',
      },
      {
        title: 'Plans with advertising',
        text: 'Crave sells cheaper plans with breaks and a smaller picture. Titles are mostly the same; the Quality menu ends earlier.',
      },
      {
        title: 'Awards and specials',
        text: 'Canadian award nights, stand-up evenings and reunion specials sit outside any season. Find them by the name of the artist; they are often the first to leave.',
      },
      {
        title: 'For the bilingual child',
        text: 'Cartoons in French with French text teach spelling without a lesson. Ten of them fill less than two gigabytes.',
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
      {
        question: 'Why does a series end after season three?',
        answer:
          'Canadian rights are divided, and later seasons may lie with another service until the first broadcaster’s window closes. The page of the series does not say so; the press site of Crave often does.',
      },
      {
        question: 'TSN and RDS come with my package. Are they covered?',
        answer:
          'No. They have their own pages and consist of live sport for the most part. Documentaries of theirs that stand in Crave itself are another matter.',
      },
    ],
    meta_title: 'Guide: Crave in English and French',
    meta_description:
      'Provider login, two languages, additions and Friday arrivals: how viewers in Canada store titles from their own Crave plan.',
  },
  globoplay_downloader: {
    title: 'How to follow a novela on Globoplay, chapter by chapter',
    intro:
      'A novela runs six days a week for half a year. With a folder per month you neither lose the thread nor the overview, whether you watch in Recife or between two shifts in Lisbon.',
    steps: [
      {
        title: 'Sign in with the Globo account',
        text: 'One account opens Globoplay and the news pages. Abroad, choose the international subscription; the site asks for your country and then shows another front page. If the button says “Assine”, you are signed in but the plan does not contain this title.',
      },
      {
        title: 'Open the novela',
        text: 'Under “Capítulos” all parts are listed by date, the newest on top. “Trechos” are clips of two minutes and can be ignored, as can “Extras”, where actors talk about their roles. Turn the list around in the application so that chapter 1 comes first.',
      },
      {
        title: 'Mark a week',
        text: 'From Monday to Saturday there are six chapters of about an hour. Click Monday, hold Shift, click Saturday. Numbers are counted through from the first chapter, so a day without broadcast, such as an election night, leaves no hole in the names.',
      },
      {
        title: 'Keep captions',
        text: 'Legendas em português exist for nearly all current novelas and help when a dialect from the sertão is spoken at speed. Take them as a file: grandmother’s television can enlarge them, and a cousin learning Portuguese can look words up.',
      },
      {
        title: 'Put months in folders',
        text: 'With 180 chapters a single folder becomes slow in many players. Choose “2026-03” as target, and the next month its own. In 720p a month needs twenty gigabytes; delete February when March is complete and seen.',
      },
    ],
    hints: [
      {
        title: 'Classics return',
        text: 'Old novelas are restored to the catalog one after another. Those of the last century have a square picture; let the player show bars at the sides.',
      },
      {
        title: 'Compact editions',
        text: 'For some shows there is a weekly summary: two hours in place of six. It is a good way back after a holiday.',
      },
      {
        title: 'Two versions of one story',
        text: 'A reprise in the afternoon is often shortened for its slot. The original numbering under the title tells whether you have the full one.',
      },
      {
        title: 'Minisseries and Originais Globoplay',
        text: 'They are the short neighbors of the novela: eight or ten parts, complete from the first day, with seasons instead of months. For a week without six evenings they are the better choice.',
      },
      {
        title: 'Hours and time zones',
        text: 'The nine o’clock novela is complete on Globoplay late in the evening, Brasília time. In Europe that is the small hours; look after breakfast.',
      },
    ],
    questions: [
      {
        question: 'Is football included?',
        answer:
          'Highlights and programs about it are. Live matches are not stored, and whole replays are rare, for the rights end with the round.',
      },
      {
        question: 'Does it work from Portugal?',
        answer:
          'With a plan that Globoplay sells there. Its list differs from the Brazilian one, and a Brazilian subscription taken along may show less than at home.',
      },
      {
        question: 'I missed the first forty chapters. Where do I start?',
        answer:
          'At the compact editions if they exist, otherwise at chapter 1 with a smaller picture. Whoever jumps in at 41 spends the time saved on asking.',
      },
      {
        question: 'Are channels such as Multishow or GNT part of it?',
        answer:
          'Their programs open with the plan that includes those channels, and then appear on demand. The channels themselves are live.',
      },
    ],
    meta_title: 'Guide: Novelas from Globoplay by Chapter',
    meta_description:
      'Capítulos, weeks, captions and folders by month: how to follow a Brazilian novela with your Globoplay account without losing the thread.',
  },
}
