import type { ContentTexts } from '../texts'

export const guidesGlobal: ContentTexts['guides'] = {
  netflix_downloader: {
    title: 'How to save a Netflix season for a trip',
    intro:
      'From the right profile to the last subtitle: get a season from your Netflix plan ready before you leave. Allow about fifteen minutes at the screen, then let the computer work overnight.',
    steps: [
      {
        title: 'Choose the profile first',
        text: 'Your profile determines the language, the maturity rating and the tracks you are offered. Sign in inside Tidemark Video. When the familiar “Who’s watching?” appears, click the profile you normally use. A Kids profile shows only children’s titles, so you won’t find a crime series there.',
      },
      {
        title: 'Open the series and pick a season',
        text: 'Search for the title and open it. A drop-down menu next to “Episodes” lists the seasons; limited series skip the menu and show all their episodes at once. The app displays the same list, with a checkbox before each episode and its running time after it.',
      },
      {
        title: 'Choose audio tracks and subtitles',
        text: 'Netflix puts “[Original]” after the language a series was shot in. CC means captions that also describe sounds; regular subtitles leave those out. “Audio Description” is a separate audio track. Select the original language, the language your travel companions speak and one set of subtitles. You’ll rarely need more.',
      },
      {
        title: 'Choose MKV or MP4',
        text: 'MKV can hold several audio tracks and subtitles, which makes it the best choice for a laptop. MP4 with a single audio track plays on tablets, in rental cars and from the USB port of a plane seat. An eight-hour season takes up about fifteen gigabytes in 1080p and half that in 720p.',
      },
      {
        title: 'Start the download and check the result',
        text: 'Press Download and leave the laptop open. Each episode goes from Waiting to a progress bar and ends with “Saved for offline”. In the morning, open the first and the last episode and switch between tracks in the player. If everything works, close the laptop and pack it.',
      },
    ],
    hints: [
      {
        title: 'More languages than you see',
        text: 'Netflix shows about five to seven languages at a time, depending on your region and profile. If yours is missing, add it under “Languages” in your profile on the website, then reload the page.',
      },
      {
        title: 'Titles about to leave',
        text: 'The note “Last day to watch on Netflix” appears about a month ahead. Licensed films tend to leave; Netflix’s own productions stay. You can sort the queue by this date.',
      },
      {
        title: 'One household, a limited number of screens',
        text: 'Every plan allows a certain number of streams at a time, and someone watching in the living room uses one of them. If an error mentions too many devices, wait until that film is over.',
      },
      {
        title: 'What you can’t save',
        text: 'Games, live shows and events in progress aren’t covered by the product. You can select a live show as soon as Netflix lists the recording.',
      },
    ],
    questions: [
      {
        question: 'Can I use the plan with ads?',
        answer:
          'It plays most titles, but not all of them. If a title shows a padlock in your browser, you can’t select it in the app either.',
      },
      {
        question: 'Isn’t Netflix’s own download feature enough?',
        answer:
          'On phones and tablets it often is, and it’s the simplest way. Laptops are a different story, because the Windows app dropped downloads in 2024. Having a second language in the same file is another reason.',
      },
      {
        question: 'Does Netflix show a different catalog abroad?',
        answer:
          'Yes, it depends on the country you’re in. Select and download your episodes at home, because the third season may not be available where you land.',
      },
      {
        question: 'What happens to the files when I cancel Netflix?',
        answer:
          'They are meant for viewing while you’re a member, so delete them when your membership ends. Your license for the app is a separate matter.',
      },
    ],
    meta_title: 'Guide: Save a Netflix Season Offline',
    meta_description:
      'Profile, season, audio tracks, subtitles and file type: how to save a season from your Netflix plan for private viewing on a trip.',
  },
  amazon_prime_video_downloader: {
    title: 'How to sort out Prime Video: included, rented or add-on',
    intro:
      'Prime Video mixes four kinds of titles on one page: included, free with ads, rented or bought, and those from an add-on channel. This guide shows you how to tell them apart and save the right ones.',
    steps: [
      {
        title: 'Pick the right site',
        text: 'Your account belongs to amazon.com, .co.uk, .de, .co.jp or, in countries without an Amazon store, to primevideo.com. Choose yours in the service list before you sign in. The wrong site accepts your password but greets you with an empty watchlist and offers you Prime all over again.',
      },
      {
        title: 'Check what the title costs',
        text: 'A blue check mark or “Included with Prime” means there’s no extra charge. A yellow shopping bag means you have to buy or rent, “Free with ads” is open to everyone, and a channel name means a subscription within your subscription. The same film can carry two of these labels.',
      },
      {
        title: 'Compare the versions',
        text: 'The small letters below the play button tell you about UHD, HDR, CC and AD. Some titles have separate entries for the dubbed and the original version, or for an extended cut. Open “Details” and compare the audio languages and running times before you decide.',
      },
      {
        title: 'Select audio and subtitles in the app',
        text: 'Audio and Subtitles list everything the title comes with. “Dialogue Boost” is a mix with clearer speech; “[Audio Description]” adds a narrator. Select what you’ll use and press Download. To add the rest of the season, use the checkbox at the top of the list.',
      },
      {
        title: 'Keep titles with a deadline in their own folder',
        text: 'Put rentals and titles “leaving Prime” in a separate folder with the date in its name, and included originals somewhere else. When your right to watch ends, you can delete one folder instead of hunting for files.',
      },
    ],
    hints: [
      {
        title: 'Add-on channels end with the subscription',
        text: 'You can watch titles from an add-on channel only while you subscribe to it, even during a free week. Cancel it, and they disappear from your selection the same day they stop playing.',
      },
      {
        title: 'X-Ray isn’t saved',
        text: 'The names of actors and songs you see during playback are part of Amazon’s player and aren’t saved. If you collect music, write down the song title while you’re online.',
      },
      {
        title: 'Trailers and bonus material',
        text: 'Interviews and deleted scenes are hidden under the “Explore” or “Bonus” tab. They are listed separately, usually without subtitles.',
      },
      {
        title: 'Mixed seasons',
        text: 'Season one may be included while season two is for sale and season three belongs to a channel. Check the label again each time you switch seasons.',
      },
    ],
    questions: [
      {
        question: 'I started a rental. How much time do I have?',
        answer:
          'Amazon usually gives you 30 days to start watching and 48 hours to finish. The title’s page shows how many hours are left, and you must not keep a copy any longer than that.',
      },
      {
        question: 'Why do some titles start with ads?',
        answer:
          'In many countries Prime includes ads unless you pay extra to remove them. You can select titles with either kind of account.',
      },
      {
        question: 'Does it work with Prime Household sharing?',
        answer:
          'An adult you’ve shared your benefits with signs in with their own account. They won’t have the other adult’s purchases unless Amazon shows them.',
      },
      {
        question: 'Can I save sports?',
        answer:
          'Not live matches. Replays and documentary series about clubs have pages like any other title, but they leave sooner than dramas do.',
      },
    ],
    meta_title: 'Guide: Know and Save Prime Video Titles',
    meta_description:
      'Included, rented, bought or from a channel: how to recognize Prime Video titles and save the right version with its tracks.',
  },
  disney_plus_downloader: {
    title: 'How to save Disney+ films for the kids',
    intro:
      'Three films, two languages, one tablet: with a little preparation, Disney+ gives you a quiet back seat. Start two days before you leave so there’s time for a test run at breakfast.',
    steps: [
      {
        title: 'Use a junior profile',
        text: 'Sign in and choose your child’s profile. With Junior Mode on, the page turns bright and simple, and you can’t accidentally select anything unsuitable. If you’re asked for a PIN or a math problem when leaving it, that’s the parental control you turned on yourself.',
      },
      {
        title: 'Browse by brand',
        text: 'Disney, Pixar, Marvel, Star Wars and National Geographic have tiles at the top; for grown-ups there is Hulu or, in older versions outside the US, Star. Collections such as “Princesses” or “Shorts” below them save you some typing. Pick six titles, then let your child help you narrow them down to three.',
      },
      {
        title: 'Check the audio before you choose',
        text: 'Songs are often dubbed too, and a chorus in the wrong language spoils the film. Play the first song in the language you want to keep, then select that language in the Audio menu. For bilingual children, choose both and save the film as MKV.',
      },
      {
        title: 'Choose the picture size',
        text: 'On a ten-inch screen nobody can tell 720p from 1080p, but twice as many films fit. In 720p a 95-minute film takes up about a gigabyte, a seven-minute short less than a hundred megabytes. The estimated total is shown below the queue.',
      },
      {
        title: 'Copy to the tablet',
        text: 'Connect the tablet with a cable and copy the files to the folder its video player uses. Turn on airplane mode, start each film for a moment and set a volume limit. Then let the kids have it for one breakfast: they’ll find any problem within minutes.',
      },
    ],
    hints: [
      {
        title: 'Sing-along versions',
        text: 'Some musicals come in a second version with the lyrics on screen. Look under Extras or in a separate collection; it’s the same length as the film.',
      },
      {
        title: 'Other versions of a film',
        text: 'Marvel films may offer IMAX Enhanced under “Versions”, with a taller picture in the big scenes. It fills a tablet screen better than the widescreen version.',
      },
      {
        title: 'Short episodes for the road',
        text: 'Seven-minute episodes are easier on a trip than a feature film, because you can stop at any exit. Ten of them make a folder that lasts about an hour.',
      },
      {
        title: 'Old cartoons, old picture shape',
        text: 'Classic cartoons have a nearly square picture, and a few carry a notice about outdated depictions. Watch the first minute yourself.',
      },
    ],
    questions: [
      {
        question: 'My profile asks for a PIN. Is that a problem?',
        answer: 'No. Enter it once in the app, just as you would in your browser.',
      },
      {
        question: 'May I lend the tablet to the neighbors’ kids?',
        answer:
          'Let them watch with yours. Private use doesn’t cover passing the files on, no matter how short the drive.',
      },
      {
        question: 'Can my child start a download alone?',
        answer:
          'The app runs on your computer and doesn’t ask anyone’s age. Keep it in your own user account, and give your child only the finished files.',
      },
      {
        question: 'A film from last winter is missing. Where did it go?',
        answer:
          'Some films, especially co-productions, take a break while another company holds the rights. Search for it again in your adult profile; if it isn’t there either, it’s gone for now.',
      },
    ],
    meta_title: 'Guide: Disney+ Films for the Back Seat',
    meta_description:
      'Junior profile, dubbed songs, picture size and tablet: how families save films from their Disney+ plan for the road.',
  },
  hbo_max_downloader: {
    title: 'How to save an HBO series season by season',
    intro:
      'An eight-season drama is a project. Here’s how to save an HBO series from your HBO Max plan in manageable portions, without filling up the disk or losing your place.',
    steps: [
      {
        title: 'Sign in the right way',
        text: 'The service has been called HBO Max again since July 2025. Old addresses with “max” in them lead to the same sign-in page. If you subscribe through a cable company, choose “Connect your provider”, pick its name and enter that account; you’ll be taken back to your profiles automatically.',
      },
      {
        title: 'Find the hub',
        text: 'HBO, Max Originals, DC, Turner Classic Movies and the Warner library have hubs in the menu. A series opens with the season you watched last, or the newest one if you haven’t started; switch to the first. Miniseries are labeled “Limited Series” and have no season menu.',
      },
      {
        title: 'Skip the extras you don’t want',
        text: 'Many HBO episodes are followed by “Inside the Episode” and other behind-the-scenes clips. They run about five minutes, so they’re easy to spot by their length. Uncheck them if you only want the story, or keep just the ones for the finale.',
      },
      {
        title: 'Choose the right sound',
        text: 'HBO mixes dialogue low and music high. Take the multichannel track for a TV with a receiver and stereo for headphones; keeping both in one MKV barely makes the file bigger. Add English captions, too: HBO characters like to whisper.',
      },
      {
        title: 'Download one season at a time',
        text: 'Ten one-hour episodes in 1080p take up twenty to twenty-five gigabytes. Name the folder after the season, let it download overnight, and start the next season when you’re halfway through this one. When a season is complete, you’ll see ten check marks in a row in the Library.',
      },
    ],
    hints: [
      {
        title: 'Recaps are part of the episode',
        text: '“Previously on” clips are built in, so you don’t have to save them separately. After a break of several months they’re worth the minute you would normally skip.',
      },
      {
        title: 'Films leave at the end of the month',
        text: 'HBO’s own series stay; films from other studios leave on the last day of a month. Check the “Leaving soon” row before a vacation.',
      },
      {
        title: 'Age ratings and profiles',
        text: 'Profiles with a lower age rating don’t show violent dramas. If a series you know is missing, check your profile before you look for another cause.',
      },
      {
        title: 'Picture quality depends on your plan',
        text: 'Basic with Ads, Standard and Premium differ in resolution and number of streams. The Quality menu lists what your plan offers on a computer and nothing beyond it.',
      },
    ],
    questions: [
      {
        question: 'Does it matter that I subscribe through a TV provider?',
        answer: 'Not as long as you can sign in on the HBO Max website with that provider.',
      },
      {
        question: 'Why can’t my friend abroad find the same series?',
        answer:
          'In some countries HBO series are still shown by other services, such as U-NEXT in Japan or Crave in Canada. Those contracts run out one after another, so check again every spring.',
      },
      {
        question: 'An episode is longer in the list than I remember. Is it a new cut?',
        answer:
          'Hardly ever. HBO episodes run anywhere from 48 to 90 minutes, and the listed length includes credits in several languages.',
      },
      {
        question: 'I stopped in season four last year. How do I pick it up again?',
        answer:
          'Open the series again: episodes already in your folder are marked. Select the next season, and the numbering continues as before, as long as you haven’t renamed the files.',
      },
    ],
    meta_title: 'Guide: Save an HBO Series by Season',
    meta_description:
      'Hubs, seasons, extras and sound: how to save a long HBO drama from your own HBO Max plan in portions that fit on a laptop.',
  },
  hulu_downloader: {
    title: 'How to keep up with Hulu’s next-day episodes',
    intro:
      'Network shows arrive on Hulu the morning after they air. Check in once a week and you’ll have them all for the subway, with nothing expiring while you’re busy.',
    steps: [
      {
        title: 'Sign in from the United States',
        text: 'Hulu is available only in the US. Sign in with your own account in the Tidemark Video browser and choose your profile. If Disney has merged your Hulu and Disney+ logins, use the same email address and password as there.',
      },
      {
        title: 'Open “My Stuff”',
        text: 'The shows you’ve added here are the quickest way to see what’s new: a badge marks a series with new episodes. Add a show once with the plus sign, and you can ignore Hulu’s home page with all its suggestions.',
      },
      {
        title: 'Check the expiration date',
        text: 'Network shows often keep only the latest five episodes. Open the series, choose “Details” on an episode and look for “Expires in … days”. If it expires before your next weekly check, move it to the top of the queue.',
      },
      {
        title: 'Select the new episodes',
        text: 'The empty checkboxes are this week’s episodes; the ones you already have are grayed out. Set Subtitles to English CC and Quality to 720p for a phone. Five sitcom episodes then come to about one and a half gigabytes.',
      },
      {
        title: 'Make it a habit',
        text: 'Saturday morning is a good time: Friday’s shows are up, and the servers aren’t busy. Start the downloads, make coffee, and copy the folder when every episode says Done. While you’re at it, delete what you watched last week.',
      },
    ],
    hints: [
      {
        title: 'FX and ABC work differently',
        text: 'FX series usually stay complete, while ABC shows often lose episodes when the next season begins. Hulu Originals stay. So an old FX drama can wait, but a current ABC medical series can’t.',
      },
      {
        title: 'Captions you can search',
        text: 'Captions saved as SRT files are searchable, which helps when you need to find that one scene for Thursday’s trivia night.',
      },
      {
        title: 'When shows take a break',
        text: 'Network TV pauses in December and again in summer. Three weeks without a new badge mean a break, not an error; the series page usually says when the show returns.',
      },
      {
        title: 'Add-ons inside Hulu',
        text: 'Premium networks you added through Hulu appear between its own rows, with their logo on the picture. You can play and select their titles as long as you pay for the add-on.',
      },
    ],
    questions: [
      {
        question: 'I watch Hulu inside the Disney+ app. Which product do I need?',
        answer:
          'If your account opens on hulu.com, choose this one. Titles shown only on Disney+ belong to the Disney+ product. If you’re not sure, try both during the free trial.',
      },
      {
        question: 'Are cloud DVR recordings included?',
        answer:
          'No. They’re part of Live TV, which this product doesn’t cover. Most of those shows are available on demand a day later anyway.',
      },
      {
        question: 'Is the plan with ads enough?',
        answer:
          'For most shows, yes. Your file contains just the episode, because the ad breaks belong to Hulu’s player. A few titles open only on the ad-free plan.',
      },
      {
        question: 'Why did an episode show up a day late?',
        answer:
          'Some contracts require a longer gap after the broadcast, and shows that air after midnight count for the next day. Check again in the evening before you suspect the app.',
      },
    ],
    meta_title: 'Guide: Hulu Next-Day Episodes, Once a Week',
    meta_description:
      'My Stuff, expiration dates and a weekly routine: how subscribers in the US keep up with network episodes on Hulu offline.',
  },
  apple_tv_plus_downloader: {
    title: 'How to watch Apple TV+ originals on a Windows laptop',
    intro:
      'Apple’s service, simply called Apple TV since October 2025, is easy to use on a Mac. Here’s how to watch its originals on a PC, in the player of your choice.',
    steps: [
      {
        title: 'Sign in with a trusted device nearby',
        text: 'Open the service in Tidemark Video and enter your Apple Account. A six-digit code then appears on your iPhone, iPad or Mac; if you don’t have one, Apple sends it by text message. Confirm “Trust this browser” so you don’t have to enter a code every time.',
      },
      {
        title: 'Stay with the originals',
        text: 'The page shows everything Apple streams, sells and rents. The tab with the subscription’s name lists what’s included. A price on the button means the title is from the store, which this product doesn’t cover; look for “Play episode” without a price.',
      },
      {
        title: 'Open a show and choose a season',
        text: 'Originals are easy to survey: a season menu, ten episodes at most and a few clips under “Bonus Content”. Trailers appear above the episodes and are unchecked by default. The running time shows you whether a finale is double length.',
      },
      {
        title: 'Choose languages for audio and subtitles',
        text: 'Around forty subtitle languages are normal here, including SDH versions. Type two letters into the Subtitles field to find yours. There are fewer dubs, about ten, and AD marks the ones with a narrator describing the picture.',
      },
      {
        title: 'Pick a sound format, then test it',
        text: 'Choose stereo for a laptop. The multichannel track is made for a receiver; through small speakers, voices sound far away. Press Download, then play a quiet conversation. If you can understand it at half volume, you made the right choice.',
      },
    ],
    hints: [
      {
        title: 'Wednesdays and Fridays',
        text: 'Most new episodes come out on these two days, often late the evening before in US time. A series usually starts with two or three episodes and continues with one a week.',
      },
      {
        title: 'Dark pictures',
        text: 'Several originals are made for bright, high-quality screens. On an old laptop, turn up the brightness in the player instead of changing the file; you may own a better screen next year.',
      },
      {
        title: 'Large files',
        text: 'Apple compresses its picture less than most services. An hour can be twice as large as you’re used to; the size shown below the queue is correct.',
      },
    ],
    questions: [
      {
        question: 'Does Family Sharing work?',
        answer:
          'Yes. Each family member signs in with their own Apple Account and gets the family’s subscription.',
      },
      {
        question: 'Can I include films from my iTunes purchases?',
        answer:
          'No. Store purchases have their own rules and stay in Apple’s apps, including the one for Windows.',
      },
      {
        question: 'Can I save live soccer or baseball games?',
        answer:
          'No, live sports can’t be saved. Documentaries and highlight shows can be selected as soon as they’re in the catalog with an episode list.',
      },
      {
        question: 'I have Apple TV through a phone contract or Apple One. Is that the same?',
        answer:
          'As far as the app is concerned, yes: what matters is that tv.apple.com plays the show when you’re signed in. When the free months in your contract end, so does your access.',
      },
      {
        question: 'I’m not getting a code. What can I do?',
        answer:
          'Choose “Didn’t get a code” on Apple’s page and have it sent as a text message. After several failed attempts Apple blocks sign-ins for a while, so it’s faster to wait than to keep trying.',
      },
    ],
    meta_title: 'Guide: Apple TV+ Originals on a PC',
    meta_description:
      'Two-factor sign-in, forty subtitle languages, stereo or more: how to save Apple TV+ originals from your subscription on a Windows laptop.',
  },
  paramount_plus_downloader: {
    title: 'How to collect Star Trek and Showtime from Paramount+',
    intro:
      'Six decades of Star Trek plus the Showtime dramas: Paramount+ has so much that it pays to be organized. Have pen and paper ready for the second step.',
    steps: [
      {
        title: 'Find out what your plan includes',
        text: 'In the US, Showtime series come with the Premium plan; on Essential they’re locked. Other countries divide things differently. Sign in, open one title of each kind and press play for a second. If you’re asked to upgrade, that title won’t open in the app either.',
      },
      {
        title: 'Decide on a viewing order',
        text: 'You can watch by air date, starting in 1966, or in story order, where Enterprise comes first and Discovery jumps nine centuries ahead. Decide before you number the folders, and write the order down: some series overlap for years, with films in between.',
      },
      {
        title: 'Start from a hub',
        text: 'The “Brands” menu leads to Star Trek, CBS, Nickelodeon, MTV, BET and Showtime, each with all of its titles. From there, open a series and use its season menu. Shorts and after-shows have entries of their own and are easily mistaken for missing episodes.',
      },
      {
        title: 'Save one series at a time',
        text: 'Classic series have 22 or more episodes per season, so plan two evenings for each one. The Quality menu reflects their age: a show shot on video in the nineties tops out at its original resolution. Choose that; nothing larger exists.',
      },
      {
        title: 'Number the folders for your library',
        text: 'Give each series a prefix such as “03 TNG”, and let the naming pattern add season and episode. Players and media servers will then use your order instead of the alphabet. When the last episode says Done, compare the number of files with your notes.',
      },
    ],
    hints: [
      {
        title: 'Remastered or not',
        text: 'The original series and The Next Generation were remastered from film; Deep Space Nine and Voyager never were. If those look soft, it’s the source and not your connection.',
      },
      {
        title: 'Kids’ shows with two stories per episode',
        text: 'Nickelodeon episodes often contain two stories. They’re saved as one file, the way they aired, with both titles in the file name.',
      },
      {
        title: 'Films come and go',
        text: 'Films that belong to a series move between services every few months. If all of them are available at once, that’s the week to save them.',
      },
      {
        title: 'Different catalogs abroad',
        text: 'In Europe, Latin America and Australia the service offers local productions, and some Trek series have been with other companies for years.',
      },
    ],
    questions: [
      {
        question: 'Can I save CBS live?',
        answer: 'No. Wait for the episode to appear on demand, usually the next day.',
      },
      {
        question: 'I get Paramount+ as an Amazon channel. Which product do I need?',
        answer:
          'The one for Prime Video, because that’s where you sign in. The same goes if you subscribe through Apple or Roku: the site you sign in on decides.',
      },
      {
        question: 'Do I get the pilot with the other captain?',
        answer:
          '“The Cage” is listed with the original series, either as episode zero or at the end of a season. Search for its title, because it has been moved before.',
      },
      {
        question: 'How much space does all of Star Trek take up?',
        answer:
          'There are more than nine hundred episodes. With the modest file sizes of the older series, expect roughly 700 gigabytes; nobody needs all of it on a laptop.',
      },
      {
        question: 'Which subtitles are available?',
        answer:
          'Nearly always English captions. Other languages depend on your account’s country, and older series may have English only.',
      },
    ],
    meta_title: 'Guide: Star Trek and Showtime from Paramount+',
    meta_description:
      'Hubs, plans and viewing orders: how to organize what your Paramount+ plan offers into folders for evenings offline.',
  },
  peacock_downloader: {
    title: 'How to save comfort shows from Peacock',
    intro:
      'The Office again, or the reality season everyone is talking about: how Peacock viewers in the United States get from signing in to a folder that still plays when the internet is down.',
    steps: [
      {
        title: 'Sign in to Peacock in the app',
        text: 'Use the account you pay for; Premium and Premium Plus differ in ads, but hardly in titles. After the password, Peacock asks who’s watching. A kids profile hides half of the sitcoms, so choose an adult one.',
      },
      {
        title: 'Look for extended cuts',
        text: 'The “Superfan” episodes of The Office are longer than the broadcast versions and are listed as a separate series. Parks and Recreation has producer’s cuts of a few episodes. Compare the running times: 22 minutes is what aired on TV, 30 or more is the long version.',
      },
      {
        title: 'Select one season at a time',
        text: 'With nine seasons of twenty-odd episodes, don’t take them all at once. The checkbox above the list selects everything; then uncheck the clip shows and webisodes at the bottom. A sitcom season in 720p takes up about eight gigabytes.',
      },
      {
        title: 'Add captions',
        text: 'English captions are almost always available and Spanish ones often; for Telemundo series it’s the other way around. If several people with different preferences share a TV, save the subtitles as a separate file next to the video.',
      },
      {
        title: 'Download overnight, check at breakfast',
        text: 'Limit simultaneous downloads to one or two, press Download and turn off the screen. In the morning, open the first and the last file. If both play and the number of files matches the season menu, the ones in between are fine too.',
      },
    ],
    hints: [
      {
        title: 'Bravo, one day later',
        text: 'Bravo series arrive the morning after they air. Sunday is a good day to collect the week’s episodes, including reunions and “secrets revealed” specials, which are older episodes with captions about what happened behind the scenes.',
      },
      {
        title: 'NBC, next day',
        text: 'Whether you get this week’s NBC episodes depends on your plan, and they’re available only briefly. Put them ahead of the sitcoms, which aren’t going anywhere.',
      },
      {
        title: 'Don’t wait with sports',
        text: 'Event replays disappear early. If there’s one you may keep, save it right away, and look for it in the event’s own hub instead of using search.',
      },
      {
        title: 'The music may differ',
        text: 'Songs in older shows were sometimes replaced for streaming. Your file has the music that Peacock plays.',
      },
    ],
    questions: [
      {
        question: 'Does the picture get better with Premium Plus?',
        answer:
          'No. Upgrading removes most ads and adds your local NBC channel live. Resolution depends on the title and your computer.',
      },
      {
        question: 'Will it work on vacation in Europe?',
        answer:
          'Peacock doesn’t play there, and the app doesn’t change your location. Before you leave, save what you want to watch abroad, and delete it after the trip.',
      },
      {
        question: 'Peacock has a download button in its mobile app. When is that enough?',
        answer:
          'If you have Premium Plus and watch on a phone during a flight, it’s all you need. It doesn’t help if you prefer a laptop or a TV without apps.',
      },
      {
        question: 'A film is listed, but only the trailer plays. Why?',
        answer:
          'Universal films come to Peacock some weeks or months after theaters. Until then, the page shows a trailer and a date; come back on that day.',
      },
    ],
    meta_title: 'Guide: Comfort Shows from Peacock, Offline',
    meta_description:
      'Superfan episodes, Bravo seasons and captions: how viewers in the US save shows from their Peacock plan for private viewing.',
  },
  discovery_plus_downloader: {
    title: 'How to tame the long episode lists on discovery+',
    intro:
      'House hunts and baking shows run for hundreds of episodes. A text filter and a small picture size keep them manageable, and half an hour of sorting saves you an evening of scrolling.',
    steps: [
      {
        title: 'Start from the network’s page',
        text: 'HGTV, Food Network, TLC, ID and Animal Planet each have a page under “Channels” or “Networks”. Searching all of discovery+ for “house” brings up far too much. On the HGTV page the same word finds six series, and you’ll see right away which one you meant.',
      },
      {
        title: 'Sort by season, not by year',
        text: 'Open the series and its season menu. American shows were renumbered in Europe, so season 12 here may be season 9 in the US. The list in the app uses the numbering of your country’s page; leave the year out of the file name.',
      },
      {
        title: 'Filter by description',
        text: 'Every episode comes with a short description. Type a word such as “kitchen”, “lighthouse” or “Alaska” into the app’s filter field, check the matches, then clear the field and try the next word. Two hundred episodes shrink to the eleven you care about.',
      },
      {
        title: 'Choose a small size',
        text: 'For a tablet next to the stove, 720p is plenty, and a season fits into ten gigabytes. In the workshop you can go even lower: nobody checks the grain of the oak from ten feet away. Captions are more useful than extra pixels while the saw is running.',
      },
      {
        title: 'Create folders by project',
        text: 'If you’ll come back for advice later, “Bathroom”, “Bread” and “Cases” are better names than season numbers. Choose a folder for each batch before you press Download. You can also save each episode’s description as a text file next to it, so your system’s search finds it.',
      },
    ],
    hints: [
      {
        title: 'Same name, different country',
        text: 'Many shows exist in a British, an American and an Australian version. If there’s no flag, you can tell by the pounds, the dollars or the accents in the first minute.',
      },
      {
        title: 'Pause for the recipe',
        text: 'Cooking shows often display quantities for just two seconds. With a local file you can pause on the right frame as often as the dough demands.',
      },
      {
        title: 'Crossovers appear twice',
        text: 'Double episodes shared with another show are listed in both series. Select them in one of the two, or you’ll have the same hour on your disk twice.',
      },
      {
        title: 'True crime at bedtime',
        text: 'You can’t save the audio alone here, but a 480p picture on a dimmed screen turns ID into a very small bedtime companion.',
      },
    ],
    questions: [
      {
        question: 'Isn’t discovery+ part of HBO Max?',
        answer:
          'In some countries much of its catalog is on HBO Max, and in some the two are a single subscription. Where you sign in decides which product you need.',
      },
      {
        question: 'Can I save a series about a court case for school?',
        answer:
          'For your own preparation, yes, as far as the terms allow. Showing it in class is a different use and requires permission or a legal exception.',
      },
      {
        question: 'Why won’t the newest episodes open?',
        answer:
          'Some shows air on the channel first and reach discovery+ later; others do the opposite. If the page says “Coming”, there’s nothing to save yet.',
      },
      {
        question: 'The list stops after a hundred episodes. What can I do?',
        answer:
          'Scroll to the end of the season on the service’s own page and reload the list. Very long seasons load in portions, and the app can list only what has loaded.',
      },
    ],
    meta_title: 'Guide: Long discovery+ Series under Control',
    meta_description:
      'Network pages, filters and small sizes: how to choose from hundreds of discovery+ episodes and save the ones you’ll watch.',
  },
  crunchyroll_downloader: {
    title: 'How to follow an anime season on Crunchyroll',
    intro:
      'Subbed this week, dubbed in three: how to get a Crunchyroll season from the first episode to a complete folder. It takes five minutes a week and works even with a split cour.',
    steps: [
      {
        title: 'Set your languages',
        text: 'In your Crunchyroll profile settings, “Audio Language” and “Subtitles Language” decide what comes first. Sign in and check both. While you’re there, look at the maturity setting as well, which can hide late-night series completely.',
      },
      {
        title: 'Check the simulcast calendar',
        text: 'It shows the day and time of each new episode in your own time zone, with a crown on those for members. Note three or four series. Use the calendar’s menu to filter out dubs, or every show will seem to air several times a week.',
      },
      {
        title: 'Open the right season',
        text: 'The menu below the title lists the seasons. Dubs may be seasons of their own, such as “Season 1 (German Dub)”, so pick the right entry as well as the right track. Films and OVAs come at the end and don’t follow the numbering.',
      },
      {
        title: 'Save subtitles as ASS',
        text: 'This format keeps signs in position and songs in their styling, so a letter on a wall stays on the wall. Choose SRT only for TVs and players that can’t handle anything else. With MKV, the subtitles are a track inside the video; with MP4, they’re a separate file next to it.',
      },
      {
        title: 'Add one episode each week',
        text: 'The evening after a new episode comes out, open the series again. Episodes you already have are marked, and the new one has an empty checkbox. Select it, press Download and close the laptop ten minutes later. Ratings and comments stay on Crunchyroll, and so do the spoilers.',
      },
      {
        title: 'Fill the gaps at the end',
        text: 'When the season is over, let the app compare your folder with the list and download what’s missing. The usual gap is a recap numbered 6.5; another is an unaired episode from the Blu-ray, which is often added without any announcement.',
      },
    ],
    hints: [
      {
        title: 'Episode numbers that don’t match',
        text: 'Studios number long series straight through, while Crunchyroll starts over with each season. Pick one system for your file names and stick with it; media servers for anime usually expect continuous numbering.',
      },
      {
        title: 'Titles from Funimation',
        text: 'Series that moved over may have several entries with the same name. The one with more languages is usually the newer one.',
      },
      {
        title: 'Corrected episodes',
        text: 'Studios redraw scenes after the broadcast, and translators fix lines. If a finale looked rushed, check again a week later before you archive it.',
      },
    ],
    questions: [
      {
        question: 'Can I use free access?',
        answer:
          'Hardly anymore, because Crunchyroll has phased it out. You can select whatever your browser plays without a membership, and nothing else.',
      },
      {
        question: 'Are manga and music included?',
        answer: 'Music videos and concerts in the catalog are. Comics and games aren’t.',
      },
      {
        question: 'Fan or Mega Fan: does it matter here?',
        answer:
          'The levels differ in simultaneous streams and in extras such as Crunchyroll’s own offline viewing on phones. The episode catalog is the same for both.',
      },
      {
        question: 'My series stops at episode 12 of 24. Is something wrong?',
        answer:
          'It’s probably a split cour: the second half follows a season later, sometimes listed as a new season. The series page gives a date as soon as there is one.',
      },
    ],
    meta_title: 'Guide: An Anime Season on Crunchyroll',
    meta_description:
      'Calendar, dubs as separate seasons, ASS subtitles: how members follow an anime season on Crunchyroll and save it for themselves.',
  },
  espn_plus_downloader: {
    title: 'How to save ESPN+ replays and documentaries',
    intro:
      'You have to watch live games live, but replays and 30 for 30 films can wait for you until they expire. The trick is to find the right one of five videos without seeing the score.',
    steps: [
      {
        title: 'Sign in under the new name',
        text: 'Since August 2025, the plan once called ESPN+ has been ESPN Select; a larger one, Unlimited, adds the channels. You sign in with your MyDisney account. The service list in Tidemark Video still shows the old name.',
      },
      {
        title: 'Avoid the score',
        text: 'Stay away from the home page, where headlines give away the results. Open the page of your league or sport and choose “Replays”. Thumbnails there show logos and rarely celebrations. If a ticker runs along the top, make the window smaller until it’s out of sight.',
      },
      {
        title: 'Pick the full replay',
        text: 'Next to it you’ll find “In 40”, highlights, condensed games and press conferences. The running time tells them apart: soccer lasts about two hours, baseball three and a fight card five or six. Pregame shows are listed separately on some days and included in the replay on others.',
      },
      {
        title: 'Choose the commentary',
        text: 'Many soccer matches are available in Spanish as a separate event marked “En Español”. College games may have each school’s own broadcast. Listen to thirty seconds of the anthem, which gives nothing away, and then decide.',
      },
      {
        title: 'Save it without spoilers in the name',
        text: 'A naming pattern with date and teams leaves out the result. Choose 720p for an event that lasts several hours, then press Download. To check the file, play a moment in the first ten minutes, and don’t skip ahead.',
      },
    ],
    hints: [
      {
        title: 'How long replays stay available',
        text: 'Thirty days is typical; some leagues allow less. Put the oldest replays at the top of your queue and the documentaries, which stay for years, at the bottom.',
      },
      {
        title: 'Plan for big files',
        text: 'A fight night can last six hours. Free up ten gigabytes, or see whether the bouts are listed individually.',
      },
      {
        title: 'Overtime is included',
        text: 'The listed length is set before the event. If a game listed as “3:00” runs 3:40, don’t worry; it’s all there.',
      },
      {
        title: 'Documentaries for long flights',
        text: 'E60, 30 for 30 and the team documentaries have seasons just like dramas. They’re ideal for a long flight: nobody on board can spoil them, and they don’t expire anytime soon.',
      },
    ],
    questions: [
      {
        question: 'My local team is blacked out. Does saving the game later help?',
        answer:
          'Only if ESPN itself makes the replay available in your area. The app can save only what your account may watch.',
      },
      {
        question: 'Are pay-per-view fights included?',
        answer:
          'You buy them separately, and their replays follow the terms of that purchase. Buyers usually have access for a limited time, which is stated in ESPN’s confirmation.',
      },
      {
        question: 'When does a replay become available?',
        answer:
          'Often within an hour, sometimes the next morning. While the page shows the red label of a live event, the list in the app stays empty.',
      },
      {
        question: 'I get ESPN in the Disney bundle. Which product do I need?',
        answer:
          'This one, if you watch the events on ESPN’s own site. Anything you watch on the Disney+ site belongs to the Disney+ product.',
      },
    ],
    meta_title: 'Guide: ESPN+ Replays without the Score',
    meta_description:
      'Full replays, commentary in Spanish and 30 for 30 films: how subscribers save ESPN+ events before they expire, without spoilers.',
  },
  tubi_video_downloader: {
    title: 'How to find and keep good films on Tubi',
    intro:
      'Tubi is free, huge and messy. Here’s a way to find three good films for the weekend in just twenty minutes of browsing, tested on many a Thursday.',
    steps: [
      {
        title: 'Open Tubi without an account',
        text: 'Most titles play right away in the built-in browser. For films with a mature rating you have to register with your date of birth, which is free and brings few emails. Otherwise, an account only helps you keep “My List” from one visit to the next.',
      },
      {
        title: 'Start with “Leaving Soon”',
        text: 'This is the most useful row, because good licensed films show up here shortly before they leave. Scroll to the end before you open anything. Then look into categories such as Cult Classics, Foreign Language or Black Cinema, which the recommendations on the home page never show you.',
      },
      {
        title: 'Check the version',
        text: 'Old films may be available in several prints, and a title may be a remake with a similar poster. Read the year, cast and running time on the title’s page. Watch a minute: if the picture shakes and the sound hisses, search for a second entry.',
      },
      {
        title: 'Choose a modest size',
        text: 'Older films rarely come in more than 720p, and they don’t need it. A ninety-minute western is about a gigabyte. Select English captions; in foreign films the subtitles are sometimes part of the picture, in which case the subtitle list is empty.',
      },
      {
        title: 'Save and name your films',
        text: 'Adding the year and director to the file name helps you tell remakes apart, and a poster saved with each film looks good on a media server. Three films in the queue, one hour, and your weekend lineup is ready, with no algorithm involved.',
      },
    ],
    hints: [
      {
        title: 'The ads stay on Tubi',
        text: 'Ad breaks are inserted during playback. They pay for the service, so watch on Tubi as well when you’re online.',
      },
      {
        title: 'Silent films and classics',
        text: 'Some of them are in the public domain in the US, so you may do more with them than watch privately. A newly composed score may still be protected, though.',
      },
      {
        title: 'The first of the month',
        text: 'That’s when contracts begin. New titles appear under “Recently Added”, along with many that nobody was waiting for. Go through that row with a list of names at hand.',
      },
      {
        title: 'Seasons with missing episodes',
        text: 'A season on Tubi may skip episodes because the rights to the music cost too much. The app points out the jump in numbering but can’t fill the gap.',
      },
    ],
    questions: [
      {
        question: 'Where is Tubi available?',
        answer:
          'In the United States, Canada, Mexico, Australia, the United Kingdom and several other countries, each with its own catalog. Anywhere else, Tubi’s site will tell you.',
      },
      {
        question: 'Can I save Tubi’s live channels?',
        answer:
          'No, only on-demand titles. Many films from the channels are also available on demand; search for the name you saw in the channel guide.',
      },
      {
        question: 'A film carries another service’s name. Can I select it?',
        answer:
          'Tubi shows partners’ collections under their logos. If a film plays for free on Tubi’s site, you can treat it like any other.',
      },
      {
        question: 'How can I tell whether a film is any good?',
        answer:
          'Not from the stars on the page. Look up two critics, read a sentence from each, and keep a list of directors; you can search Tubi by name.',
      },
    ],
    meta_title: 'Guide: Three Good Films from Tubi',
    meta_description:
      'Leaving Soon, prints, years and public domain: how to choose free films on Tubi and save them for a weekend offline.',
  },
  roku_channel_downloader: {
    title: 'How to use The Roku Channel on a computer',
    intro:
      'You don’t need a Roku device, only a free account: save films, short originals and kids’ titles from the web version. The site looks like a TV set, and this guide helps you skip the parts you don’t need.',
    steps: [
      {
        title: 'Sign in on the website',
        text: 'Open therokuchannel.roku.com in Tidemark Video. A Roku account is free; skip the payment form if you see one, because free titles never require it. If you own a Roku device, use the account shown on its screen.',
      },
      {
        title: 'Leave the live guide',
        text: 'The site likes to start with channels that are already playing. Choose “Home”, “Movies” or “TV” at the top. What you’re looking for is a page with a poster, a year and a button that plays the title from the beginning.',
      },
      {
        title: 'Filter by “Free”',
        text: 'Premium subscriptions are mixed into the rows; you recognize them by a logo in the corner and words like “Subscribe”. The filter hides everything that costs extra. If you do pay for an add-on through Roku, turn the filter off to see its titles.',
      },
      {
        title: 'Put short episodes together',
        text: 'Episodes of seven to ten minutes, a legacy of Quibi, are best saved as a whole season in one folder. Check the box above the list. Played back to back they make a ninety-minute film, without a cliffhanger stopping you every ten.',
      },
      {
        title: 'Choose a size for your screen',
        text: 'Go large for the TV and small for the phone you watch while waiting at the post office. Two downloads of different sizes can run side by side; give each one its own folder so the second doesn’t replace the first.',
      },
    ],
    hints: [
      {
        title: 'Kids and family',
        text: 'The kids’ section opens on its own and shows nothing else. Start there for back-seat films, and let the little ones pick by poster.',
      },
      {
        title: 'Monthly changes',
        text: 'Films arrive on the first of the month and leave at the end. Look in the last week for what’s leaving, and in the second for anything you overlooked.',
      },
      {
        title: 'Captions depend on the source',
        text: 'Originals always have them, old series often do, and in imported films they may be part of the picture. The Subtitles menu shows you what’s available before you begin.',
      },
      {
        title: 'Roku Originals leave, too',
        text: 'Surprisingly, even Roku’s own productions have been taken out of the catalog. If you have a favorite, save it while it’s listed.',
      },
    ],
    questions: [
      {
        question: 'Is the catalog the same in the UK and Canada?',
        answer: 'No. Each country has its own, and some originals are missing.',
      },
      {
        question: 'Will a Roku device play the files?',
        answer:
          'Yes, with its media player, from a USB stick or a server: MP4 with H.264 is the safest choice. Roku sticks without a USB port need the server.',
      },
      {
        question: 'Do I have to add the channel on my TV first?',
        answer:
          'No, an account and the website are enough. Anything you save as a favorite online shows up on your TV automatically.',
      },
      {
        question: 'The page says my browser can’t play this title. What now?',
        answer:
          'A few premium titles play only on Roku devices. The built-in browser has the same limit, so choose another title.',
      },
      {
        question: 'Can I save a sports event?',
        answer: 'Not a live game. Sports shows and documentaries work if they have their own page.',
      },
    ],
    meta_title: 'Guide: The Roku Channel without a Roku',
    meta_description:
      'Free filter, short originals and kids’ section: how to choose from The Roku Channel on a computer and save titles for yourself.',
  },
  pluto_tv_downloader: {
    title: 'How to turn Pluto TV into your own lineup',
    intro:
      'Pluto TV imitates television with its channels. You can save titles only from the on-demand half; here’s how to find it, and how to put a shuffled detective series back in order.',
    steps: [
      {
        title: 'Switch to On Demand',
        text: 'The site starts with a channel at full volume. Mute it, then choose “On Demand” next to “Live TV”. Otherwise you’ll only see the guide, a grid of times with nothing to select. You don’t need an account.',
      },
      {
        title: 'Search for a channel’s series',
        text: 'If a channel shows a single classic series, at least some of its episodes are often available on demand. Search for the name of the series, not the channel. If you find nothing, browse the genre: local titles may differ from the ones you remember.',
      },
      {
        title: 'Put the episodes in order',
        text: 'Channels shuffle episodes, but the on-demand page lists them by number. Open the season menu, start with the earliest season available and select from its first episode on. It’s quite normal here to find seasons 2, 3 and 7 without the others, because rights are sold in batches.',
      },
      {
        title: 'Check audio and quality',
        text: 'Outside the United States, the local dub is usually the only audio track, and Subtitles often stays empty. Both menus show you before you start. Quality can’t go beyond the original tape: a detective series from 1975 looks best in a small file.',
      },
      {
        title: 'Let it work overnight',
        text: 'Thirty episodes of an old detective series are easily done in one night. Press Download, check the size below the queue, about nine gigabytes in this case, and go to bed. In the morning, every file name shows season, number and title.',
      },
    ],
    hints: [
      {
        title: 'Different in every country',
        text: 'Germany gets a lot of dubbed crime shows, Spain telenovelas, the US old science fiction. You see the selection for the country you’re in.',
      },
      {
        title: 'Keep your own list',
        text: 'Without an account, Pluto forgets you. An episode left in the app’s queue without starting it is the simplest reminder.',
      },
      {
        title: 'When seasons come and go',
        text: 'Series tend to arrive and leave at the turn of a quarter. It’s worth looking in late March, June, September and December.',
      },
      {
        title: 'Why an hour has two lengths',
        text: 'Old American episodes run 48 minutes, edited ones 42. If a season mixes both, some scenes were trimmed for television long ago.',
      },
    ],
    questions: [
      {
        question: 'I saw the film on a channel last night. Why can’t I find it?',
        answer:
          'Channels and on-demand viewing need separate rights. Try again next month, or write down the title and look for it on another free service.',
      },
      {
        question: 'Is the original language available?',
        answer:
          'Rarely outside English-speaking countries. Play the title on its page to hear what there is.',
      },
      {
        question: 'Is an account worth having?',
        answer:
          'It remembers your favorites and where you stopped, on TV as well as in the browser. It makes no difference for selecting and saving titles.',
      },
      {
        question: 'Why do I get an ad when I only want to take a look?',
        answer:
          'That’s how Pluto makes its money. Let it play once; as soon as the title itself starts, the app knows all the tracks, and you can stop.',
      },
      {
        question: 'May I share my sorted season with the fan club?',
        answer:
          'No. Free to watch doesn’t mean free to pass on. Share your list with the right order instead; that’s your own work.',
      },
    ],
    meta_title: 'Guide: Pluto TV on Demand, in Order',
    meta_description:
      'From shuffled channels to seasons in order: how to find the on-demand half of Pluto TV and save episodes for private viewing.',
  },
  viki_downloader: {
    title: 'How to save Viki dramas with complete subtitles',
    intro:
      'Viki’s subtitles are translated by volunteers, and percentages show how far along they are. Save too early and half the sentences are missing. Here’s when to start, which two languages to choose, and how to fix subtitles afterward.',
    steps: [
      {
        title: 'Check the subtitle percentage',
        text: 'Open the series and expand “Subtitles” to see how much is translated into each language. English is usually complete a day or two after the broadcast; Finnish or Hebrew can take weeks. If you want to keep a series, wait until it reaches 100.',
      },
      {
        title: 'Check your pass',
        text: 'Viki Pass Standard and Plus include different titles; an icon on the poster marks those for Plus, and a few episodes are open to everyone. Sign in inside Tidemark Video and play ten seconds of episode two, because the first one is often a free sample.',
      },
      {
        title: 'Choose two subtitle languages',
        text: 'If you’re learning a language, combine subtitles in the original with your own, where Viki has both. Select them under Subtitles. With separate SRT files, some players can show the two at once; as tracks in an MKV, you switch between them.',
      },
      {
        title: 'Save all sixteen episodes',
        text: 'Korean dramas usually have sixteen one-hour episodes, Chinese ones thirty or more, and Thai ones a dozen in four parts each. One checkbox selects the season. Choose 720p for a train ride, and expect around ten gigabytes for sixteen episodes.',
      },
      {
        title: 'Test the subtitles for signs and notes',
        text: 'Play a scene with a letter or a text message. Translators place these at the top of the picture; if you see them, position and timing are right. Then open the last episode and check that it’s translated all the way to the end.',
      },
    ],
    hints: [
      {
        title: 'Thank the team',
        text: 'The series page names its subtitle team. Their notes in brackets explain forms of address, dishes and puns, and they’re why people stay with Viki.',
      },
      {
        title: 'Learn Mode',
        text: 'Viki’s own mode with two subtitle lines and a dictionary works online. Offline, two subtitle files in a player do almost the same, minus the dictionary.',
      },
      {
        title: 'Series still on the air',
        text: 'Episodes come in pairs, twice a week. If a baseball game moves the broadcast in Seoul, there’s no new one that Tuesday; the page has a note.',
      },
      {
        title: 'One drama, three names',
        text: 'Viki’s English title may differ from Netflix’s and from a literal translation. Keep the original title in the file name as well so you can always find it.',
      },
    ],
    questions: [
      {
        question: 'The subtitles were improved after I saved the episode. Now what?',
        answer:
          'Download the subtitle file again under the same name. You don’t have to save the video again; your player uses the new file the next time you start it.',
      },
      {
        question: 'Why is a drama missing in my country?',
        answer:
          'Viki buys rights by region. If your account can’t see a title, it isn’t available here either.',
      },
      {
        question: 'Can I use the subtitles with a disc I own?',
        answer:
          'The subtitles belong to their authors and to Viki. You can use them at home as far as Viki’s terms allow, but you may not pass them on.',
      },
      {
        question: 'Does Viki belong to Rakuten TV?',
        answer:
          'They’re both part of the Rakuten group, but they are two services with two logins, and two products in this shop.',
      },
    ],
    meta_title: 'Guide: Viki Dramas with Finished Subtitles',
    meta_description:
      'Percentages, passes and two languages at once: how to save Korean and Chinese dramas from your Viki account with complete subtitles.',
  },
  iqiyi_downloader: {
    title: 'How to save a long C-drama from iQIYI',
    intro:
      'Forty episodes, four subtitle languages and a VIP schedule that runs ahead: here’s how to find your way around iQIYI and get the whole drama onto your disk, from first episode to last.',
    steps: [
      {
        title: 'Use the international site',
        text: 'iq.com is for viewers outside mainland China. The Chinese site, iqiyi.com, has a different catalog and a different login. Look at the corner of the page: the international site lets you choose a language, and its membership is called Standard or Premium.',
      },
      {
        title: 'Set the language of the site',
        text: 'Titles appear in this language, and so do your file names, so set it before you select anything. Use the globe icon at the top. If you save half a series in Thai and half in English, your files won’t sort together.',
      },
      {
        title: 'Check the VIP schedule',
        text: 'Members are several episodes ahead of free viewers, and a calendar on the series page explains which days. A small crown marks VIP episodes. If one plays on your account, you can select it; if it stops after a few minutes, you saw a preview.',
      },
      {
        title: 'Choose audio and subtitles',
        text: 'Most series are in Mandarin with subtitles; popular ones also have Thai, Vietnamese, Korean or Spanish dubs. Choose no more than two languages under Subtitles. In historical dramas it helps to have English next to your own language when the court titles get confusing.',
      },
      {
        title: 'Save in blocks of ten',
        text: 'Click episode one, hold Shift and click episode ten. A block in 1080p is about eight gigabytes and finishes before dinner. Start watching while the second block downloads. Choose the folder just once; later blocks go to the same place.',
      },
      {
        title: 'Check that the series is complete',
        text: 'Look for a bonus ending after the last episode, then count: there should be forty episodes that say “Saved for offline”.',
      },
    ],
    hints: [
      {
        title: 'Special episodes',
        text: 'Bonus endings and making-of clips are numbered after the last episode or listed as “Extras”. Some come out weeks later.',
      },
      {
        title: 'Chinese subtitles in the picture',
        text: 'Chinese subtitles are often part of the picture. Move your own to the top of the player so they don’t overlap.',
      },
      {
        title: 'Keep the Chinese title',
        text: 'In Pinyin without tone marks, different titles look alike. Set the naming pattern to add the Chinese characters after the translated name; search engines and friends from Taipei will thank you.',
      },
      {
        title: 'Two-minute openings',
        text: 'Hearing the same song forty times adds up to more than an hour. If chapters are marked, you can skip it with one key in the player.',
      },
    ],
    questions: [
      {
        question: 'Does donghua count as anime here?',
        answer:
          'It has its own row, “Anime”, which includes Chinese works. Episodes are shorter and seasons longer than in Japan.',
      },
      {
        question: 'Can I use a voucher for early access?',
        answer:
          'Anything you’ve unlocked plays in your account and can be selected. Vouchers unlock single episodes; you use them on iQIYI, and the app never does it for you.',
      },
      {
        question: 'Why do sites list different numbers of episodes?',
        answer:
          'International editions sometimes cut a series into different lengths. If you switch sources, compare the closing scene instead of the episode number.',
      },
      {
        question: 'Subtitles in my language end at episode 24. Is that all?',
        answer:
          'While a series is running, languages are added at different speeds. You can save the video now and the subtitles when they’re listed.',
      },
    ],
    meta_title: 'Guide: Forty-Part C-Dramas from iQIYI',
    meta_description:
      'International site, VIP schedule, subtitles and blocks of ten: how to save a long Chinese series from your own iQIYI account.',
  },
  stan_downloader: {
    title: 'How to get Stan ready for the outback',
    intro:
      'Two weeks off the grid in Australia call for a full disk, and Stan’s originals and overseas series are a good way to fill it. Start a week ahead: the connection at the last roadhouse won’t be fast enough.',
    steps: [
      {
        title: 'Sign in at home',
        text: 'Stan works only in Australia. Open it in Tidemark Video, enter your email address and password, and choose your profile; a Kids profile shows only children’s titles. If Stan says you have too many devices, remove an old one in its account settings first.',
      },
      {
        title: 'Make a list of what you want',
        text: 'Spend a week adding titles to My List, on the couch or on your phone. Your list is shorter than the catalog, loads faster, and the family can debate it over dinner. On packing day, open it in the app and work your way down.',
      },
      {
        title: 'Estimate the space you need',
        text: 'Two weeks at three hours a day come to about forty hours. That’s about forty gigabytes in 720p and eighty to a hundred in 1080p. The app adds up the queue and compares it with your free space before anything starts.',
      },
      {
        title: 'Let it download for two nights',
        text: 'Rural connections are slow in the evening, and satellite plans may be cheaper after midnight. Start after eleven and allow one download at a time. If the connection drops, it picks up where it stopped; a thunderstorm costs you time but no episodes.',
      },
      {
        title: 'Copy to a second device',
        text: 'Dust and heat are hard on laptops, so keep a second copy on a USB stick or a small SSD, formatted as exFAT so both Windows and a Mac can read it. Then unplug the router and play one film from each folder to be sure they work offline.',
      },
    ],
    hints: [
      {
        title: 'Same-day episodes',
        text: 'Series from the US often arrive within hours of their premiere. The latest episode may be only a day old when you leave, so save it on your last evening.',
      },
      {
        title: 'Power on the road',
        text: 'A tablet uses a third of the power of a laptop. Choose MP4 files that play on both, and turn down the brightness before you settle for a lower resolution.',
      },
      {
        title: 'Captions around the campfire',
        text: 'Wind and generators drown out mumbled Australian dialogue. Select English captions even if you never use them at home.',
      },
      {
        title: 'A film in case you break down',
        text: 'Keep one long comedy on every device. When your car is waiting for a spare part in Alice Springs, you’ll be glad you spent the gigabyte.',
      },
    ],
    questions: [
      {
        question: 'Is Stan Sport included?',
        answer:
          'You can open replays if you’ve added Sport to your plan. They leave quickly, so save rugby and tennis the same week.',
      },
      {
        question: 'Which Stan plan do I need?',
        answer:
          'Any plan works. Higher ones add resolution and simultaneous screens; the Quality menu shows what that means on your computer for each title.',
      },
      {
        question: 'Doesn’t Stan have its own offline viewing?',
        answer:
          'It does, in its apps for phones and tablets, but they have to go back online after a certain time. In two weeks without a signal you may reach that limit.',
      },
      {
        question: 'May my travel companion take the files home?',
        answer:
          'They’re for your own household’s private viewing. Watch together, but don’t hand over the USB stick, and delete the files when you’re back.',
      },
    ],
    meta_title: 'Guide: Stan for Two Weeks Off the Grid',
    meta_description:
      'My List, gigabytes and overnight downloads: how Australian viewers save titles from their Stan plan before they go off the grid.',
  },
  crave_downloader: {
    title: 'How to use Crave in two languages',
    intro:
      'HBO in English, Super Écran in French, comedy from Letterkenny to Montréal: Crave is bilingual, and your folder can be too. The trick is to decide on the language before you check the first box.',
    steps: [
      {
        title: 'Sign in directly or through a provider',
        text: 'On the sign-in page, choose Bell, another provider or your own Crave account. Providers open a separate window and then send you back; if it stays blank, close it and try again. Then select your profile.',
      },
      {
        title: 'Switch the language of the site',
        text: 'Français and English, at the bottom of the page or in the account menu, show different rows. Some titles appear in only one of them: a Québec police series may not show up in English at all. Go through both and add your picks to your list, which keeps them together.',
      },
      {
        title: 'Choose the language title by title',
        text: 'The Audio menu shows whether a title comes with the original, the French version or both, which you can keep together in one MKV. Where each language has its own entry, as with many films, select the one you’ll actually watch. Saving both takes twice the space.',
      },
      {
        title: 'Save short seasons in one go',
        text: 'Canadian half-hour shows have six or eight episodes. Select the season, choose 720p, and you’ll have it in twenty minutes. Save HBO dramas three episodes at a time, and take multichannel sound only if there’s a receiver at the cottage.',
      },
      {
        title: 'Save new titles on Fridays',
        text: 'That’s when most new films and specials arrive. Check after work, delete what you’ve seen, and let the rest download during dinner. When everything says Done, both languages are in your folder, with the accents in the file names intact.',
      },
    ],
    hints: [
      {
        title: 'Starz and Super Écran',
        text: 'Both cost extra on top of the basic plan. A small icon on the picture shows which one a title requires, in either language of the site.',
      },
      {
        title: 'Captions are not subtitles',
        text: 'English CC repeats every word and describes sounds. French subtitles for an English film are a translation and less common, so check each title.',
      },
      {
        title: 'Plans with ads',
        text: 'Crave’s cheaper plans come with ad breaks and a lower resolution. They mostly have the same titles, but the Quality menu offers less.',
      },
      {
        title: 'Awards and specials',
        text: 'Canadian award shows, stand-up nights and reunion specials don’t belong to any season. Search for the artist’s name, and don’t wait: they’re often the first to leave.',
      },
      {
        title: 'For bilingual kids',
        text: 'Cartoons in French with French subtitles teach spelling without a lesson. Ten of them take up less than two gigabytes.',
      },
    ],
    questions: [
      {
        question: 'Is the French version from Québec or from France?',
        answer:
          'Series for Super Écran are often dubbed in Québec. Play a minute and you’ll hear which one it is.',
      },
      {
        question: 'Can I watch on a trip to the US?',
        answer: 'Crave doesn’t stream there. Files you saved at home for private use don’t need it to.',
      },
      {
        question: 'Why does a series end after season three?',
        answer:
          'Canadian rights are split up, and another service may hold the later seasons until the first broadcaster’s time is up. The series page doesn’t tell you, but Crave’s press site often does.',
      },
      {
        question: 'TSN and RDS are in my package. Are they covered?',
        answer:
          'No. They have their own sites and show mostly live sports. Their documentaries are covered if they’re available on Crave itself.',
      },
    ],
    meta_title: 'Guide: Crave in English and French',
    meta_description:
      'Provider login, two languages, add-ons and new titles on Fridays: how viewers in Canada save titles from their own Crave plan.',
  },
  globoplay_downloader: {
    title: 'How to follow a novela on Globoplay, chapter by chapter',
    intro:
      'A novela airs six days a week for half a year. With one folder per month you’ll never lose the thread, whether you watch in Recife or between two shifts in Lisbon.',
    steps: [
      {
        title: 'Sign in with your Globo account',
        text: 'One account gets you into Globoplay and the news sites. Abroad, choose the international subscription; the site asks for your country and then shows a different home page. If you’re signed in and the button says “Assine”, your plan doesn’t include this title.',
      },
      {
        title: 'Open the novela',
        text: '“Capítulos” lists all the chapters by date, newest first. Ignore “Trechos”, which are two-minute clips, and “Extras”, where actors talk about their roles. Reverse the order in the app so that chapter 1 comes first.',
      },
      {
        title: 'Select one week',
        text: 'Monday through Saturday makes six chapters of about an hour each. Click Monday, hold Shift and click Saturday. Chapters are numbered from the very first one, so a day off the air, such as an election night, leaves no gap in your file names.',
      },
      {
        title: 'Save the captions',
        text: 'Nearly all current novelas have legendas em português, which help when someone speaks fast in a dialect from the sertão. Save them as a separate file: Grandma’s TV can enlarge them, and a cousin who is learning Portuguese can look up words.',
      },
      {
        title: 'Use a folder for each month',
        text: 'With 180 chapters in a single folder, many players slow down. Choose “2026-03” as the folder for March, and a new one for each month after that. A month in 720p takes twenty gigabytes; delete February when you’ve watched it and March is complete.',
      },
    ],
    hints: [
      {
        title: 'Classics come back',
        text: 'Old novelas are returning to the catalog one by one. Those from the last century have a nearly square picture; let the player show bars on the sides.',
      },
      {
        title: 'Weekly summaries',
        text: 'Some shows have a weekly summary: two hours instead of six. It’s a good way to catch up after a vacation.',
      },
      {
        title: 'Two versions of one story',
        text: 'An afternoon rerun is often shortened to fit its time slot. The original numbering below the title tells you whether you have the full version.',
      },
      {
        title: 'Minisseries and Originais Globoplay',
        text: 'They’re like short novelas: eight or ten episodes, all available from day one, in seasons instead of months. If you can’t spare six evenings a week, choose one of these.',
      },
      {
        title: 'Time zones',
        text: 'The nine o’clock novela is complete on Globoplay late in the evening, Brasília time. In Europe that’s after midnight, so check after breakfast.',
      },
    ],
    questions: [
      {
        question: 'Is soccer included?',
        answer:
          'Highlights and shows about it are. You can’t save live matches, and full replays are rare because the rights end with each round.',
      },
      {
        question: 'Does it work from Portugal?',
        answer:
          'Yes, with a plan that Globoplay sells there. Its catalog differs from the Brazilian one, and a Brazilian subscription may show less than it does at home.',
      },
      {
        question: 'I missed the first forty chapters. Where should I start?',
        answer:
          'With the weekly summaries if they exist, otherwise at chapter 1 with a smaller picture. If you jump in at 41, you’ll spend the time you saved asking questions.',
      },
      {
        question: 'Are channels such as Multishow or GNT included?',
        answer:
          'If your plan includes those channels, you can open their shows once they’re available on demand. The channels themselves are live.',
      },
    ],
    meta_title: 'Guide: Novelas from Globoplay by Chapter',
    meta_description:
      'Capítulos, weeks, captions and monthly folders: how to follow a Brazilian novela with your Globoplay account without losing the thread.',
  },
}
