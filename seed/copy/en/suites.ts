import type { PageTexts } from '../text'

export const suites: PageTexts = {
  all_in_one_video_suite: {
    headline: 'Every Tidemark video product under one license',
    promise:
      'Netflix on Monday, iPlayer on Sunday, a lecture in between: the all-in-one video suite covers all single products of our video line on your system.',
    steps: [
      {
        title: 'Choose Windows or Mac',
        text: 'The suite is sold per system, because each has its own application.',
      },
      {
        title: 'Activate once',
        text: 'One key opens all services in Tidemark Video; nothing has to be unlocked one by one.',
      },
      {
        title: 'Use what you subscribe to',
        text: 'Sign in to the services you pay for. Add one next month, drop another; the license stays the same.',
      },
    ],
    features: [
      {
        title: 'Worldwide, Japan, Europe',
        text: 'Services of three regions are included, from Crunchyroll to TVer to RaiPlay.',
      },
      {
        title: 'The tools as well',
        text: 'The Video Downloader and both stream tools, M3U8 and MPD, belong to the suite.',
      },
      { title: 'One window, one queue', text: 'Jobs of different services wait in one list.' },
      {
        title: 'Subscriptions change, this does not',
        text: 'Many people switch between services in the course of a year. Here that costs nothing extra.',
      },
      {
        title: 'For one computer or three',
        text: 'Month, year and lifetime are for one computer; a second lifetime plan is for three.',
      },
      {
        title: 'Arithmetic in the open',
        text: 'The page shows what the single products would cost and where the suite becomes the better choice.',
      },
    ],
    questions: [
      {
        question: 'Are the streaming services included?',
        answer: 'No. You bring your own accounts. We sell the application.',
      },
      { question: 'Is the adult line included?', answer: 'No, it is kept apart.' },
      {
        question: 'I own some single products already. What now?',
        answer:
          'Sign in. Lifetime products you own lower the price of the suite, and the page shows by how much.',
      },
      {
        question: 'Does it allow more than the single products?',
        answer:
          'More services, not more rights. With each of them you may save only what your access and the law leave you for private viewing.',
      },
      { question: 'Can I change from month to year?', answer: 'Yes, in your account, under subscriptions.' },
    ],
    meta_title: 'Video All-in-One Suite for Windows and Mac',
    meta_description:
      'All video products of Tidemark under one license: streaming services, broadcasters and stream tools. Month, year or lifetime, one computer or three.',
  },
  all_in_one_music_suite: {
    headline: 'All music converters in a single license',
    promise:
      'Whoever listens on Spotify at work, to Qobuz at home and to Audible in bed needs one converter, not three.',
    steps: [
      {
        title: 'Select your system',
        text: 'Windows or Mac. Each single of the music line for it is included.',
      },
      { title: 'Enter the key', text: 'Tidemark Music shows all services in one column.' },
      { title: 'Convert across services', text: 'Mix albums, playlists and audiobooks in the same queue.' },
    ],
    features: [
      {
        title: 'From hi-res to spoken word',
        text: 'TIDAL and Qobuz for the stereo, SoundCloud for demos, Audible for books.',
      },
      {
        title: 'One tagging style',
        text: 'Names, covers and folders follow your rules, whatever the source.',
      },
      {
        title: 'Moving house',
        text: 'Playlists of the old service are easy to compare with those of the new one.',
      },
      { title: 'Duplicates', text: 'The same song from two services is noticed.' },
      {
        title: 'Country services',
        text: 'LINE MUSIC from Japan and Pandora from the United States are part of it.',
      },
      {
        title: 'Formats by source',
        text: 'FLAC for lossless plans, MP3 for the car, M4B for books: set once per service.',
      },
    ],
    questions: [
      {
        question: 'When does it pay?',
        answer:
          'With two or three converters as a rule. The comparison on this page does the sum with today’s prices.',
      },
      {
        question: 'Can it run on three computers?',
        answer: 'The music suite is for one. Three are possible with video and music together.',
      },
      {
        question: 'Are my music subscriptions part of the price?',
        answer: 'No, they remain between you and each service.',
      },
      {
        question: 'May I keep music after leaving a service?',
        answer:
          'The suite does not change the terms under which you listen. Convert for private use while you are entitled, as your law allows.',
      },
      {
        question: 'Is Napster included?',
        answer: 'No. The converter for it is no longer sold.',
      },
    ],
    meta_title: 'Music All-in-One Suite for Windows and Mac',
    meta_description:
      'All Tidemark music converters in one license, from Spotify and Apple Music to Qobuz and Audible. By the month, by the year or for life.',
  },
  video_music_one: {
    headline: 'Video and music together: the complete Tidemark license',
    promise:
      'Everything we make for streaming, in one purchase: all video products and all music converters for your system.',
    steps: [
      { title: 'Compare first', text: 'Look at the sum of the two suites beside the price of this one.' },
      {
        title: 'Install two applications',
        text: 'Tidemark Video and Tidemark Music accept the same account.',
      },
      { title: 'Save for screen and ear', text: 'Series for the flight, playlists for the taxi.' },
    ],
    features: [
      { title: 'Two suites, one renewal', text: 'A single date, a single charge.' },
      {
        title: 'The household package',
        text: 'One person records dramas, another converts audiobooks, on the same PC.',
      },
      {
        title: 'Three computers possible',
        text: 'The larger lifetime plan runs on three computers of the same system.',
      },
      {
        title: 'Grows with your habits',
        text: 'A service you begin next spring is already paid for if it is in one of the two lines.',
      },
      { title: 'Separate folders, shared settings', text: 'Language, appearance and updates are set once.' },
    ],
    questions: [
      { question: 'What is not inside?', answer: 'The adult line and Video AI.' },
      {
        question: 'Which plans are there?',
        answer:
          'A month, a year or lifetime for one computer, and lifetime for three. Each opens every service of both lines.',
      },
      {
        question: 'I have the video suite. Do I pay twice?',
        answer: 'No. With a lifetime suite in your account you see the price of the missing half.',
      },
      {
        question: 'Is a Mac copy included with a Windows license?',
        answer: 'The license is for the system you choose. For a second system there is a reduced offer.',
      },
      {
        question: 'Are there rules for saved files?',
        answer:
          'The usual ones. What you keep is for you, in private, and only where the service’s terms and the law of your country leave it to you.',
      },
    ],
    meta_title: 'Video + Music All-in-One for Windows and Mac',
    meta_description:
      'All video products and music converters of Tidemark in one license, on one computer or three. See what owners of single products or a suite pay.',
  },
  video_one_upgrade: {
    headline: 'From single video products to the whole suite',
    promise:
      'You own one or more lifetime video products: what you paid counts toward the all-in-one video suite for one computer.',
    steps: [
      { title: 'Sign in', text: 'We look at the lifetime licenses in your account.' },
      { title: 'See your price', text: 'The more of them you own on the same system, the lower it is.' },
      { title: 'Upgrade', text: 'Your new license is in the account as soon as the payment has arrived.' },
    ],
    features: [
      { title: 'A price made for you', text: 'Beside the price stands the offer that made it.' },
      { title: 'Nothing to reinstall', text: 'The application is the same; more services become available.' },
      { title: 'Old licenses stay', text: 'Your singles are not taken back.' },
      { title: 'For life, on one computer', text: 'No renewal and no subscription.' },
      {
        title: 'Works for withdrawn products, too',
        text: 'A lifetime license for a service that we no longer sell is still a license in your account.',
      },
    ],
    questions: [
      {
        question: 'Do monthly plans count?',
        answer: 'No, only lifetime licenses of video products on the same system.',
      },
      {
        question: 'Should I buy one more single first?',
        answer:
          'No. The steps are made so that a detour never pays; take the suite if the suite is what you want.',
      },
      {
        question: 'Does a coupon come on top?',
        answer:
          'The shop works out every price that applies and takes the lowest. A code that would not help is refused with its reason.',
      },
      {
        question: 'I own nothing yet. Is this page for me?',
        answer: 'You can buy here, but at the usual price. The video suite page explains it better.',
      },
      {
        question: 'And if I want three computers?',
        answer: 'Take the Video All-in-One Upgrade, 3 Computers.',
      },
      {
        question: 'Does an upgrade widen my rights to films?',
        answer:
          'Not at all. It adds services to the tool, while each copy still needs lawful access and serves private use.',
      },
    ],
    meta_title: 'Upgrade to Video All-in-One, One Computer',
    meta_description:
      'Own lifetime video products? Move up to the all-in-one video suite on one computer at a price that falls with every license you have.',
  },
  video_pro_upgrade: {
    headline: 'From single products to all video on three computers',
    promise:
      'The Video All-in-One Upgrade, 3 Computers takes owners of lifetime video products straight to the suite for three computers.',
    steps: [
      { title: 'Let us count', text: 'After sign-in the page shows the price that your licenses make.' },
      {
        title: 'Check the system',
        text: 'All three computers must run the system you choose, Windows or macOS.',
      },
      {
        title: 'Register the computers',
        text: 'Activate the first today and the others when you need them.',
      },
    ],
    features: [
      { title: 'Three seats', text: 'Desk, laptop and the PC at the television, with separate queues.' },
      { title: 'A seat can move', text: 'Release a computer in your account and give its place to another.' },
      { title: 'Three computers in one step', text: 'You need not buy the suite for one computer first.' },
      { title: 'Receipt with every step', text: 'List price, your offer and any coupon are shown in order.' },
    ],
    questions: [
      {
        question: 'How does it differ from the Video All-in-One Upgrade?',
        answer: 'In the number of computers: three instead of one.',
      },
      {
        question: 'Do all three computers work at the same time?',
        answer:
          'Yes, each with its own queue and its own sign-ins. How many streams a service allows together is decided by that service and not by our license, so look there before the whole family starts at once.',
      },
      {
        question: 'What if I have the suite already?',
        answer: 'Then you pay only the difference. See Video All-in-One, Extension to 3 Computers.',
      },
      {
        question: 'Can three people in different homes use it?',
        answer: 'It is meant for the computers of one buyer and his or her household.',
      },
      {
        question: 'What remains forbidden on three computers?',
        answer:
          'The same as on one: sharing files with others, public showing, and saving what you have no right to save.',
      },
    ],
    meta_title: 'Video All-in-One Upgrade, 3 Computers',
    meta_description:
      'For owners of lifetime video products: the all-in-one video suite on three computers, at a price that counts what you already own.',
  },
  music_upgrade: {
    headline: 'Owned converters count toward the music suite',
    promise: 'If you bought a lifetime converter for one service, the rest of them cost you less.',
    steps: [
      { title: 'Open your account', text: 'Lifetime converters on your system are found by themselves.' },
      { title: 'Read the offer', text: 'You see the old price, your price and the reason for it.' },
      { title: 'Go on listening', text: 'Services that were locked until now appear in Tidemark Music.' },
    ],
    features: [
      { title: 'Starts with one', text: 'A single lifetime converter is enough to qualify.' },
      { title: 'Ends near nothing', text: 'Whoever has nearly all of them pays little for the last ones.' },
      { title: 'Settings kept', text: 'Folders, formats and tags stay as they are.' },
      { title: 'For one computer, for good', text: 'A lifetime license without a date of renewal.' },
      {
        title: 'What gets unlocked',
        text: 'All converters that we sell for your system, from Spotify and Deezer to LINE MUSIC and Qobuz, with the books of Audible.',
      },
    ],
    questions: [
      {
        question: 'Is there a version for three computers?',
        answer: 'Not for music alone. The complete license with video exists for three.',
      },
      {
        question: 'Do video products lower this price?',
        answer:
          'Ownership of video products does not move you along the music steps. For both lines there is the larger upgrade to video and music.',
      },
      { question: 'Do audiobook converters count?', answer: 'Yes, Audible belongs to the music line.' },
      {
        question: 'Is a subscription to a converter worth something here?',
        answer:
          'A current monthly or yearly plan does not count on this page; subscribers have an offer page of their own.',
      },
      {
        question: 'Does the license include music?',
        answer:
          'No, only software. What you convert must be music you are entitled to hear, and the law of your country decides how far a private copy may go.',
      },
    ],
    meta_title: 'Upgrade to the Music All-in-One Suite',
    meta_description:
      'Own a lifetime music converter? Get all the others for less with the Music All-in-One Upgrade. One computer, no renewal, price shown after sign-in.',
  },
  video_music_one_upgrade: {
    headline: 'Move from a few singles to video and music complete',
    promise:
      'Downloaders and converters you own for life both count when you step up to everything on one computer.',
    steps: [
      { title: 'See what counts', text: 'Video and music licenses are added up, each system for itself.' },
      {
        title: 'Compare two ways',
        text: 'The page sets this upgrade beside the smaller ones for video or music alone.',
      },
      { title: 'Pay the remainder', text: 'The checkout shows the sum before and after your licenses.' },
    ],
    features: [
      { title: 'Both lines add up', text: 'Two downloaders and two converters make four, not two.' },
      { title: 'Falls step by step', text: 'Each lifetime license moves your price one step down.' },
      {
        title: 'No detour is cheaper',
        text: 'Buying one more single first to save on the upgrade does not pay; the prices are built that way.',
      },
      { title: 'One computer, lifetime', text: 'The complete license without an end date.' },
      {
        title: 'Products of a pair count singly',
        text: 'If you bought two services as a pair, each of the two is one step.',
      },
    ],
    questions: [
      {
        question: 'Does the adult line count?',
        answer: 'It is a line of its own and neither counted nor included.',
      },
      {
        question: 'Is a small upgrade enough for me?',
        answer:
          'If you never convert music, the video upgrade fits better. It can be widened later at the price of the missing half.',
      },
      {
        question: 'I own a whole suite, not singles.',
        answer: 'Then look at Video + Music All-in-One for Suite Owners, made for you.',
      },
      {
        question: 'Where do I see the result?',
        answer: 'In your account under products, with its key and the computer it runs on.',
      },
      {
        question: 'What stays my own duty?',
        answer: 'To have lawful access to each film and song you save, and to keep the copies for yourself.',
      },
    ],
    meta_title: 'Video + Music All-in-One Upgrade',
    meta_description:
      'Lifetime downloaders and converters count together toward the complete license for video and music on one computer. Sign in to see the price.',
  },
  video_music_pro_upgrade: {
    headline: 'Video and music everywhere at home, on three computers',
    promise:
      'The largest upgrade we sell takes owners of singles to all video products and all converters on three computers.',
    steps: [
      { title: 'Take stock', text: 'Sign in and see a list of your lifetime licenses with their system.' },
      { title: 'Decide on three seats', text: 'Is one enough? The smaller upgrade is one click away.' },
      { title: 'Finish and share out', text: 'Put the suite on the computers of your household.' },
    ],
    features: [
      {
        title: 'Two applications on each seat',
        text: 'A seat means one computer with Tidemark Video and Tidemark Music.',
      },
      { title: 'Your past purchases', text: 'Every lifetime single of both lines lowers the price.' },
      {
        title: 'Manage seats yourself',
        text: 'Name, release and replace computers without writing to support.',
      },
      { title: 'A lasting license', text: 'It is valid for life and has no subscription behind it.' },
    ],
    questions: [
      {
        question: 'May I mix Windows and Mac?',
        answer: 'No. All seats belong to one system. Ask for the offer for a second system if you need both.',
      },
      {
        question: 'What does one household mean?',
        answer:
          'The people you live with. A desk in the study, a laptop and the computer at the television are the usual three.',
      },
      {
        question: 'Is my old single product still worth anything?',
        answer: 'It stays in your account and keeps working. It has done its part in the price.',
      },
      {
        question: 'Can I start with one computer and add two later?',
        answer: 'Yes, by paying the difference later on.',
      },
      {
        question: 'Are coupons possible?',
        answer: 'If one applies and is better than your offer, the receipt shows it.',
      },
      {
        question: 'Is there anything I should not do with it?',
        answer:
          'Do not use it for content you have no right to copy, and do not hand files to people outside your household.',
      },
    ],
    meta_title: 'Video + Music All-in-One Upgrade, 3 Computers',
    meta_description:
      'For owners of lifetime singles: all video products and converters on three computers, at a price that takes every license into account.',
  },
  video_one_new: {
    headline: 'The video suite for your other system',
    promise:
      'You use Tidemark on Windows and now have a Mac, or the other way round: take the video suite there for less.',
    steps: [
      {
        title: 'Choose the new system',
        text: 'The system of the license you are going to buy, not the one you have.',
      },
      { title: 'Sign in for your price', text: 'Lifetime video licenses on the first system are counted.' },
      { title: 'Install over there', text: 'Download the version for the new computer and activate it.' },
    ],
    features: [
      {
        title: 'Both systems in one account',
        text: 'Licenses for Windows and Mac stand side by side with their computers.',
      },
      { title: 'No loss on the old side', text: 'What you own on the first system keeps working there.' },
      { title: 'Lifetime on one computer', text: 'You pay once.' },
      {
        title: 'Same queue, same look',
        text: 'The two versions of Tidemark Video differ only where the systems do.',
      },
      {
        title: 'A suite counts, too',
        text: 'You need not own singles: a lifetime suite on the first system also leads to the lower price.',
      },
    ],
    questions: [
      {
        question: 'Why is a license bound to a system?',
        answer: 'Windows and Mac have separate applications and separate product numbers.',
      },
      {
        question: 'Do my settings move?',
        answer:
          'Not by themselves. On the other system you sign in to each service again and choose folders and name patterns once.',
      },
      {
        question: 'I own only one product over there. Is that enough?',
        answer: 'Yes, one lifetime video product is enough for a lower price.',
      },
      { question: 'And if I own none?', answer: 'You may buy at the normal price of the suite.' },
      {
        question: 'Are my saved videos affected?',
        answer:
          'No. They are files and play on both, for as long as you are entitled to keep them for private viewing.',
      },
    ],
    meta_title: 'Video All-in-One for Another System',
    meta_description:
      'Own Tidemark video products on Windows or Mac? Get the all-in-one video suite for the other system at a lower price, for life on one computer.',
  },
  video_pro_new: {
    headline: 'Three computers on the other system, all video on each',
    promise:
      'Video All-in-One for Another System, 3 Computers is the suite for three computers, offered to people who own video products for the system they are leaving.',
    steps: [
      { title: 'Name the system you are going to', text: 'Windows or macOS.' },
      { title: 'Look at the offer', text: 'It starts from the lifetime licenses of your former system.' },
      { title: 'Set up three computers', text: 'Each is activated with the same key.' },
    ],
    features: [
      {
        title: 'For a change of system',
        text: 'When the household moves to new machines, the software moves along.',
      },
      { title: 'Old and new in parallel', text: 'Nothing is switched off during the move.' },
      { title: 'Three places', text: 'Enough for two workers and a living room.' },
      { title: 'One payment', text: 'Lifetime for all three.' },
      {
        title: 'Fresh start for the services',
        text: 'Sign-ins to Netflix and others cannot be carried across. On each new computer you sign in once per service and set your name pattern.',
      },
    ],
    questions: [
      {
        question: 'Which of the two pages for another system do I need?',
        answer: 'This one for three computers, Video All-in-One for Another System for one.',
      },
      {
        question: 'Can I keep one computer on the old system?',
        answer: 'Yes. Its lifetime products go on working there, and it takes none of the three new places.',
      },
      {
        question: 'What if I see the normal price?',
        answer:
          'Then no lifetime video product was found under this address. Check that you are signed in with the one you bought with.',
      },
      {
        question: 'Can I use a fourth computer for a day?',
        answer: 'Release one of the three first and register it again later.',
      },
      {
        question: 'Do subscriptions on the old system help?',
        answer: 'Only lifetime licenses lower this price.',
      },
      {
        question: 'What rules come with the new system?',
        answer:
          'None that are new: private copies, lawful access, and respect for the terms of every service.',
      },
    ],
    meta_title: 'Video All-in-One for Another System, 3 Computers',
    meta_description:
      'Changing from Windows to Mac or back? The video suite for three computers costs owners of lifetime video products less. For life.',
  },
  video_music_one_new: {
    headline: 'Own one suite? Here is the other half',
    promise:
      'With the video suite or the music suite in your account, the complete license costs far less than a second suite.',
    steps: [
      { title: 'We find your suite', text: 'Sign in with the email of your purchase.' },
      { title: 'You see the remainder', text: 'The price is that of the step from one suite to both.' },
      {
        title: 'Both halves, one license',
        text: 'Video and music are then covered for life on one computer.',
      },
    ],
    features: [
      { title: 'From video to music', text: 'Owners of the video suite gain all converters.' },
      {
        title: 'From music to video',
        text: 'Owners of the music suite gain all downloaders of the video line.',
      },
      { title: 'Extra singles help', text: 'Lifetime singles of the other line lower the price further.' },
      { title: 'No second account', text: 'Everything remains under the address you use now.' },
    ],
    questions: [
      {
        question: 'Must my suite be a lifetime one?',
        answer: 'Yes. For monthly and yearly suites there is a page for subscribers.',
      },
      {
        question: 'Which new services would I notice first?',
        answer:
          'Coming from video, Spotify and Audible. Coming from music, Netflix, iPlayer or TVer, and the Video Downloader for open sites.',
      },
      {
        question: 'Does my present key stay valid?',
        answer: 'Yes. The complete license has a key of its own, shown beside the old one.',
      },
      {
        question: 'What about Windows and Mac?',
        answer:
          'Suite and complement have to be for the same system; for the other one a different offer may apply.',
      },
      { question: 'Is this an update?', answer: 'No, it is a new license that contains the old one.' },
      {
        question: 'What does complete not mean?',
        answer:
          'It does not mean every film and every song. Your accounts and your law decide what you may keep, and only for yourself.',
      },
    ],
    meta_title: 'Video + Music All-in-One for Suite Owners',
    meta_description:
      'Owners of a lifetime video or music suite get the missing half for less and hold the complete license on one computer. Price after sign-in.',
  },
  video_music_pro_new: {
    headline: 'From one suite to everything on three computers',
    promise:
      'For owners of a video or music suite, especially a video suite for three computers, who want the second line as well and three seats for all of it.',
    steps: [
      { title: 'Confirm your suite', text: 'It appears with its system and its seats.' },
      { title: 'Add what is missing', text: 'The other line, more seats, or both are in one price.' },
      { title: 'Activate where you like', text: 'Two applications on up to three computers.' },
    ],
    features: [
      {
        title: 'If your video suite has three seats',
        text: 'Music joins video on the same three computers.',
      },
      { title: 'From the music suite, too', text: 'Seats and downloaders come in one go.' },
      { title: 'Clear arithmetic', text: 'The receipt shows what the second line and what the seats add.' },
      { title: 'Yours for good', text: 'A lifetime license, kept in your account with its receipt.' },
    ],
    questions: [
      {
        question: 'Is it worth it for one computer?',
        answer: 'Hardly. Video + Music All-in-One for Suite Owners covers one computer.',
      },
      {
        question: 'Do the lifetime singles I own matter as well?',
        answer:
          'Singles of the line that you lack can lower the price. Those that your suite already contains are not counted a second time.',
      },
      {
        question: 'Who may use the three places?',
        answer: 'The people of one household, on computers with the same system.',
      },
      {
        question: 'My three seats for video are in use. Will they be lost?',
        answer: 'No, the computers that are registered remain so.',
      },
      {
        question: 'Is a lower price possible through a campaign?',
        answer: 'If a campaign is better for you, the page shows that price.',
      },
      {
        question: 'What do I promise by buying?',
        answer:
          'To use the software for private copies you are entitled to, as our terms and the law describe.',
      },
    ],
    meta_title: 'From a Suite to Video + Music, 3 Computers',
    meta_description:
      'From a lifetime video or music suite to both lines on three computers. For owners of either suite, for one computer or three; price after sign-in.',
  },
  video_pro_future: {
    headline: 'Your video suite on three computers, with what comes next',
    promise:
      'You own the lifetime video suite for one computer: pay the difference and use it on three, with products that join the video line later.',
    steps: [
      {
        title: 'Sign in as the owner',
        text: 'The offer opens only for accounts with the lifetime video suite.',
      },
      {
        title: 'Pay the difference',
        text: 'It is the same for every owner; what else you own makes no difference.',
      },
      { title: 'Use it at once', text: 'Two more seats appear in your account.' },
    ],
    features: [
      { title: 'Three computers', text: 'Your present one stays registered.' },
      {
        title: 'Future products of the line',
        text: 'A service we add to the video line becomes part of your license without another purchase.',
      },
      {
        title: 'A key for three',
        text: 'The suite for three comes with a key of its own; it stands in your account.',
      },
      {
        title: 'Only for owners',
        text: 'Nobody else can buy it, so do not be surprised by a refusal without the suite.',
      },
    ],
    questions: [
      {
        question: 'Which products will come?',
        answer: 'We announce products when they exist and promise no particular service.',
      },
      {
        question: 'Can I undo the step to three computers?',
        answer:
          'Where the law gives you a right of withdrawal, you have 14 days, unless you agreed at checkout to lose it when the license key is delivered. Either way, your first computer simply goes on working.',
      },
      {
        question: 'I subscribe to the suite by the year.',
        answer:
          'This page needs a lifetime suite. Subscribers find their way to lifetime on their own offer page.',
      },
      {
        question: 'Does it include music?',
        answer: 'No. Video + Music All-in-One, Extension to 3 Computers is for owners of both.',
      },
      {
        question: 'Will future products be free of rules?',
        answer:
          'No. For them, as for all others, you may keep what your access and the law permit, in private.',
      },
    ],
    meta_title: 'Video All-in-One, Extension to 3 Computers',
    meta_description:
      'For owners of the lifetime video suite: pay the difference, use it on three computers and receive products that join the video line later.',
  },
  video_music_pro_future: {
    headline: 'Complete today, complete tomorrow, on three computers',
    promise:
      'Owners of the complete lifetime license for video and music extend it: three computers and later products of both lines.',
    steps: [
      {
        title: 'Check your license',
        text: 'Video and music for life on one computer, as one license or as two suites.',
      },
      { title: 'Choose its system', text: 'The difference is paid once for Windows or once for Mac.' },
      { title: 'Register two more computers', text: 'Each of them gets both applications.' },
    ],
    features: [
      {
        title: 'Later downloaders and converters',
        text: 'New products of the two lines are added to your account when they are published.',
      },
      { title: 'The last step', text: 'There is no higher license after this one.' },
      {
        title: 'One small sum',
        text: 'You pay for the difference between one computer and three, not for the suite again.',
      },
      { title: 'Keeps its history', text: 'Receipts and device names of your license remain.' },
    ],
    questions: [
      {
        question: 'Do two separate suites qualify?',
        answer: 'Yes, if both are lifetime licenses on the same system.',
      },
      {
        question: 'Is the price different for people who own many singles?',
        answer:
          'No. The difference between one computer and three is the same for every owner, so it does not matter how you arrived here.',
      },
      {
        question: 'Can the three places be on Windows and on a Mac?',
        answer: 'No, they are on the system you pay for. If you use both, each system needs its own step.',
      },
      {
        question: 'When do I get a new product?',
        answer: 'With the update that brings it. Nothing needs to be ordered.',
      },
      { question: 'Is Video AI one of the future products?', answer: 'No, it belongs to a line of its own.' },
      {
        question: 'Are saved films and songs licensed for three computers?',
        answer:
          'The software is. Films and songs remain under the terms of your services and the law, for private use only.',
      },
    ],
    meta_title: 'Video + Music All-in-One, Now on 3 Computers',
    meta_description:
      'For owners of video and music for life: pay the difference, use three computers and receive later products of both lines.',
  },
}
