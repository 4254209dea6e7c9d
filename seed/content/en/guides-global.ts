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
        text: 'Episodes already in your folder are grayed out; the remaining checkboxes are this week’s. Set Subtitles to English CC and Quality to 720p for a phone. Five sitcom episodes then come to about one and a half gigabytes.',
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
        title: 'Stick to the originals',
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
