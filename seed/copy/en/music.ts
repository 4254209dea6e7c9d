import type { PageTexts } from '../text'

export const music: PageTexts = {
  spotify_converter: {
    headline: 'Spotify playlists for the player in your old car',
    promise:
      'Turn the music of your Spotify account into files that a stick, a watch or a car radio understands, for your own listening.',
    steps: [
      {
        title: 'Sign in to Spotify',
        text: 'Tidemark Music opens the web player. Free and Premium accounts both work.',
      },
      { title: 'Drop in a playlist', text: 'Drag a playlist, an album or a link to the window.' },
      {
        title: 'Select a format',
        text: 'MP3 or M4A for devices, FLAC or WAV for editing at home. Then convert.',
      },
    ],
    features: [
      {
        title: 'Playlists stay playlists',
        text: 'The order of songs is written as numbers and as an M3U file.',
      },
      { title: 'Tags filled in', text: 'Artist, album, year, track number and cover come with every file.' },
      { title: 'Podcasts too', text: 'Episodes are saved by show and date, apart from the music.' },
      {
        title: 'Only the new ones',
        text: 'Convert a growing playlist again, and songs you have are skipped.',
      },
    ],
    questions: [
      {
        question: 'Does a better format improve the sound?',
        answer:
          'No. FLAC keeps what your plan streams, it cannot add anything. Choose it only when you want to edit.',
      },
      {
        question: 'How long does a playlist take?',
        answer:
          'That depends on its length, the format and your line. Begin with fifty songs; a library of thousands is a job for the night.',
      },
      { question: 'Is Premium necessary?', answer: 'Not strictly. The quality follows the plan you have.' },
      {
        question: 'What am I allowed to do with converted songs?',
        answer:
          'Listen to them privately for as long as your Spotify terms and the law let you. Playing them in a shop or giving them away is not allowed.',
      },
      {
        question: 'Can I cancel Spotify and keep everything?',
        answer: 'The right to listen comes with your account and its terms. We do not sell a way round that.',
      },
    ],
    meta_title: 'Spotify Converter to MP3 and FLAC',
    meta_description:
      'Convert playlists, albums and podcasts of your Spotify account with tags and covers for private listening. Windows and Mac, free trial.',
  },
  apple_music_converter: {
    headline: 'Apple Music on devices Apple never made',
    promise:
      'Listen to the library you built in Apple Music on a hi-fi streamer, an older player or a Linux machine.',
    steps: [
      {
        title: 'Connect your library',
        text: 'Sign in with your Apple Account in the app. iTunes need not be installed.',
      },
      {
        title: 'Choose albums or playlists',
        text: 'Your own library, playlists by editors and stations you saved appear in a column.',
      },
      {
        title: 'Convert with or without loss',
        text: 'M4A keeps the format close to Apple’s; FLAC and WAV suit other equipment.',
      },
    ],
    features: [
      {
        title: 'Lossless where you get it',
        text: 'If your subscription delivers lossless to the computer, the file can be lossless as well.',
      },
      {
        title: 'Classical order',
        text: 'Work, movement and composer are separate tags, so symphonies do not fall apart.',
      },
      { title: 'Lyrics in the file', text: 'Where Apple shows lyrics, they can be stored in the tag.' },
      { title: 'Ratings and play counts', text: 'Your stars are kept in the comment field if you like.' },
      {
        title: 'Several albums at once',
        text: 'Albums are finished one by one, so an interruption never leaves half of many.',
      },
    ],
    questions: [
      {
        question: 'Are songs bought in the iTunes Store included?',
        answer:
          'Purchases are free to use already and need no conversion. The product is for the subscription.',
      },
      {
        question: 'Do my own uploaded songs appear?',
        answer:
          'Yes, if they are in your cloud library and Apple plays them to you there. Check the tags, as they are your own.',
      },
      { question: 'Is Dolby Atmos converted?', answer: 'No. You receive the stereo version.' },
      {
        question: 'Does a file outlive my subscription?',
        answer:
          'Technically a file remains. By Apple’s terms your right to listen ends with the subscription, so delete it then; private use within the law is all that is offered here.',
      },
    ],
    meta_title: 'Apple Music Converter for PC and Mac',
    meta_description:
      'Convert albums and playlists of your Apple Music library to M4A, FLAC or MP3 with composer tags and lyrics, for your own listening.',
  },
  amazon_music_converter: {
    headline: 'Amazon Music from Prime or Unlimited, as ordinary files',
    promise:
      'Use the music that comes with your Amazon plan in a sports watch, a swim player or a car without an app.',
    steps: [
      {
        title: 'Choose the country of your account',
        text: 'Amazon Music belongs to a marketplace. Pick yours and sign in.',
      },
      { title: 'Add what you hear', text: 'Paste links or browse playlists, albums and podcasts.' },
      { title: 'Pick a size', text: 'Small files for little devices, larger ones for the shelf at home.' },
    ],
    features: [
      {
        title: 'Aware of your tier',
        text: 'Prime, Unlimited or free: the app shows what your tier lets you play on demand.',
      },
      {
        title: 'HD where it is yours',
        text: 'Unlimited subscribers can keep files without loss, up to the quality delivered to a computer.',
      },
      {
        title: 'Offline for real',
        text: 'A swimming player has no network and no screen. A plain MP3 is all it needs.',
      },
      { title: 'Wish lists', text: 'Collect links during the week and convert them on Sunday.' },
    ],
    questions: [
      {
        question: 'Prime shuffles my playlists. What does the app do?',
        answer:
          'It can only take songs that your account may choose. With shuffle-only playlists, that may be none.',
      },
      {
        question: 'Which formats can I choose?',
        answer:
          'MP3 and M4A for small devices such as a watch, FLAC and WAV where your tier delivers lossless sound.',
      },
      { question: 'Are Audible books part of it?', answer: 'No, they have a converter of their own.' },
      {
        question: 'How far do my rights go?',
        answer:
          'As far as private listening under the conditions of Amazon Music and your national law. Resale and sharing are excluded.',
      },
      {
        question: 'Is there one price for all countries?',
        answer: 'The shop shows prices in the currency of your language; the product is the same.',
      },
    ],
    meta_title: 'Amazon Music Converter for Windows and Mac',
    meta_description:
      'Make MP3 or lossless files for private use from the Amazon Music tier you have, Prime or Unlimited. Try it free on Windows or Mac.',
  },
  youtube_music_converter: {
    headline: 'YouTube Music: albums, remixes and live cuts to keep',
    promise:
      'YouTube Music knows recordings that exist nowhere else. Convert those of your account for listening away from the network.',
    steps: [
      { title: 'Open your library', text: 'Sign in with Google in the built-in browser.' },
      {
        title: 'Tell songs from videos',
        text: 'For each entry the app shows whether it is an album track or the sound of a video.',
      },
      { title: 'Convert', text: 'Choose M4A to keep the sound as streamed, or MP3 for wide use.' },
    ],
    features: [
      {
        title: 'Official track preferred',
        text: 'If a song exists in both forms, the album version can be given priority.',
      },
      {
        title: 'Uploads of your own',
        text: 'Songs that you once uploaded to your library can be fetched back.',
      },
      {
        title: 'Long mixes in pieces',
        text: 'A two-hour set is cut at its chapter marks if the uploader made any.',
      },
      { title: 'Clean names', text: 'Additions such as “official video” are removed from titles.' },
      { title: 'Square covers', text: 'Pictures are trimmed to a square for car displays.' },
    ],
    questions: [
      {
        question: 'Is YouTube Premium required?',
        answer: 'No, though the plan decides which quality is streamed and whether adverts interrupt.',
      },
      {
        question: 'Is FLAC worth choosing here?',
        answer:
          'No. YouTube Music streams compressed sound, and a lossless file would only be larger. M4A is the honest choice.',
      },
      {
        question: 'Are podcasts covered?',
        answer: 'Yes, episodes that play in YouTube Music are saved by show and date.',
      },
      {
        question: 'May I convert everything I find?',
        answer:
          'Only music you may keep: your own uploads, works under a free license, and what YouTube’s terms and your law let you copy for private listening.',
      },
      {
        question: 'Does the app also save the picture?',
        answer: 'That is the job of the video downloader. This product makes sound files.',
      },
    ],
    meta_title: 'YouTube Music Converter to M4A or MP3',
    meta_description:
      'Convert album tracks, live cuts and your own uploads from YouTube Music with clean titles and covers. For personal listening only.',
  },
  tidal_converter: {
    headline: 'TIDAL in full resolution for your hi-fi at home',
    promise:
      'For listeners who chose TIDAL for its sound: keep albums in FLAC, bit for bit as your plan delivers them.',
    steps: [
      { title: 'Connect TIDAL', text: 'Sign in and confirm the device in your TIDAL account.' },
      {
        title: 'Choose a version',
        text: 'Stereo FLAC in the resolutions that the album has. Each is shown with bit depth and sample rate.',
      },
      { title: 'Store it on your server', text: 'Folders by album artist, ready for a streamer or NAS.' },
    ],
    features: [
      {
        title: 'No conversion unless you ask',
        text: 'FLAC stays FLAC. Only when you want another format is anything computed.',
      },
      {
        title: 'Credits',
        text: 'Producers, engineers and session players listed by TIDAL are written into the tags.',
      },
      { title: 'Gapless albums', text: 'Live records and operas play without a break between tracks.' },
      { title: 'Booklets', text: 'Where the album page has one, the PDF can be stored with the music.' },
      {
        title: 'Editions side by side',
        text: 'Remasters and originals keep their year and do not overwrite each other.',
      },
      {
        title: 'Checks at the end',
        text: 'Each finished file is tested, and faulty ones are fetched again.',
      },
    ],
    questions: [
      {
        question: 'What resolution can I expect?',
        answer:
          'Whatever your subscription and the album provide on a computer. The app states it beforehand and invents nothing.',
      },
      {
        question: 'Is Dolby Atmos kept?',
        answer:
          'No. You receive the stereo version, which every hi-fi system at home can play. Make a first test in the trial with an album you know well.',
      },
      { question: 'Are music videos covered?', answer: 'No, sound alone.' },
      {
        question: 'May I build a permanent archive?',
        answer:
          'TIDAL is rental by design. Copies are meant for private listening within your subscription and the law, not for an archive after it.',
      },
    ],
    meta_title: 'TIDAL Converter: FLAC for Your Hi-Fi',
    meta_description:
      'Keep TIDAL albums in FLAC as your plan delivers them, gapless and with full credits. Personal use on Windows and Mac, free trial.',
  },
  deezer_converter: {
    headline: 'Your Deezer Flow, favorites and albums as files',
    promise:
      'Take loved tracks and whole albums out of the browser and onto devices that Deezer has no app for.',
    steps: [
      { title: 'Sign in to Deezer', text: 'With email or the account of your provider.' },
      {
        title: 'Open your favorites',
        text: 'Loved tracks, albums, playlists and podcasts have a tab each.',
      },
      {
        title: 'Convert in the background',
        text: 'Start, minimize, and listen to something else in the meantime.',
      },
    ],
    features: [
      {
        title: 'French catalog, well tagged',
        text: 'Accents and ligatures are written correctly, also on older car radios.',
      },
      { title: 'HiFi plans', text: 'Subscribers with lossless sound can choose FLAC.' },
      { title: 'Loved tracks as a calendar', text: 'Sort favorites by the month in which you liked them.' },
      {
        title: 'Volume evened out',
        text: 'ReplayGain values are added, so quiet and loud albums sit together.',
      },
      { title: 'Podcasts in speech size', text: 'Mono and small, because a voice needs no more.' },
      {
        title: 'Albums with several discs',
        text: 'Disc numbers are kept, so a box set does not play all first tracks in a row.',
      },
    ],
    questions: [
      {
        question: 'Can Flow itself be saved?',
        answer: 'Flow is endless. You can like songs while it plays and convert your favorites later.',
      },
      {
        question: 'Which formats are offered?',
        answer:
          'MP3 and M4A for small devices, FLAC or WAV if your plan streams without loss. A compressed stream does not become better in a FLAC file.',
      },
      {
        question: 'Are my own MP3 uploads listed?',
        answer: 'If they play in the browser, yes, under your library.',
      },
      {
        question: 'What happens with songs greyed out by Deezer?',
        answer: 'They are no longer licensed and cannot be converted.',
      },
      {
        question: 'Are the files free to use?',
        answer:
          'No. They serve your private listening under Deezer’s conditions and copyright law, and parties with an entrance fee are not private.',
      },
    ],
    meta_title: 'Deezer Converter for Windows and Mac',
    meta_description:
      'Convert Deezer favorites, albums and podcasts with correct accents and even volume for devices without an app. For private listening.',
  },
  soundcloud_converter: {
    headline: 'SoundCloud tracks, sets and demos in your own archive',
    promise:
      'Half-finished songs, DJ sets and first releases disappear from SoundCloud every day. Keep those you are allowed to keep.',
    steps: [
      {
        title: 'Enter a link',
        text: 'A track, a set or a profile. Signing in shows your likes and Go+ titles.',
      },
      {
        title: 'Check what the artist permits',
        text: 'Free downloads, Creative Commons licenses and protected tracks are marked.',
      },
      { title: 'Convert', text: 'One by one, or the whole profile in order of upload.' },
    ],
    features: [
      {
        title: 'Original file where offered',
        text: 'If an artist enables downloads, you get the original instead of the stream.',
      },
      { title: 'Sets with cue sheets', text: 'Track lists in the description become marks in a long mix.' },
      { title: 'Waveform date', text: 'The day of upload is kept, for tracks have no album year.' },
      { title: 'Reposts apart', text: 'What an artist shares from others goes in a different folder.' },
      { title: 'Go+', text: 'Titles of the paid tier are listed if your account plays them.' },
    ],
    questions: [
      {
        question: 'I am an artist. Can I fetch my own uploads?',
        answer: 'Yes, and that is a good reason to have the app: a copy of a profile you built over years.',
      },
      {
        question: 'Which quality do tracks have?',
        answer:
          'SoundCloud streams compressed sound to most listeners. Unless the artist offers the original, MP3 or M4A is enough, and FLAC would only be larger.',
      },
      {
        question: 'Are private links possible?',
        answer: 'If you received one and it plays for you, yes. Ask the sender before you keep it.',
      },
      {
        question: 'What about tracks without a license note?',
        answer:
          'All rights are reserved then. Convert them only if the artist or the law of your country lets you, and only to listen yourself.',
      },
    ],
    meta_title: 'SoundCloud Converter for Tracks and Sets',
    meta_description:
      'Archive your own uploads, free downloads and sets from SoundCloud with cue marks and license notes. For personal listening.',
  },
  pandora_converter: {
    headline: 'Songs you discovered on Pandora, ready for the road',
    promise:
      'Stations bring you songs; albums and playlists of your Pandora plan can come along where American coverage ends.',
    steps: [
      {
        title: 'Sign in to Pandora',
        text: 'The service is available in the United States, with Plus and Premium plans.',
      },
      { title: 'Collect thumbs up', text: 'Songs you liked on stations form a list of their own.' },
      { title: 'Convert chosen songs', text: 'With Premium, tick songs, albums or playlists and start.' },
    ],
    features: [
      {
        title: 'From station to list',
        text: 'Go through your thumbs-up history by month and keep what you still like.',
      },
      { title: 'Comedy and podcasts', text: 'Spoken programs are saved by show.' },
      {
        title: 'Road-trip folders',
        text: 'Group files by length: an hour for errands, eight for the interstate.',
      },
      { title: 'Small enough for anything', text: 'MP3 in three sizes, from voice to music.' },
      {
        title: 'Explicit or clean',
        text: 'Many albums exist in both editions. The list names which one you are about to convert.',
      },
    ],
    questions: [
      {
        question: 'Why is Premium mentioned?',
        answer:
          'Because only Premium plays songs on demand. Stations alone give the app nothing to choose from.',
      },
      {
        question: 'Which formats come out?',
        answer:
          'MP3 or M4A for the car, each with artist, album and cover. Pandora streams compressed sound, so FLAC would add size and nothing else.',
      },
      {
        question: 'Do Plus subscribers get anything?',
        answer:
          'Plus is mainly radio without adverts. Try your account in the free trial before you buy, since the list may stay short.',
      },
      { question: 'Can a station be recorded?', answer: 'No, stations are radio.' },
      {
        question: 'Can I use it abroad?',
        answer: 'Convert at home and travel with the files; Pandora itself does not stream abroad.',
      },
      {
        question: 'Which rules apply?',
        answer:
          'Pandora’s agreement and US copyright law. Keep to personal listening as far as they permit it.',
      },
    ],
    meta_title: 'Pandora Converter for Plus and Premium',
    meta_description:
      'Convert songs, albums and comedy of your Pandora Premium plan for the road. Personal listening, Windows and Mac, free to try.',
  },
  line_music_converter: {
    headline: 'LINE MUSIC hits outside the phone',
    promise:
      'LINE MUSIC lives on the phone and in chats; with Tidemark Music your J-pop and anime songs also play in the car and on the stereo.',
    steps: [
      { title: 'Sign in with LINE', text: 'Use the QR code on the web page of LINE MUSIC.' },
      { title: 'Choose charts, albums or your list', text: 'The songs on your own list come first.' },
      {
        title: 'Save with Japanese tags',
        text: 'Title and artist stay in Japanese, with a reading in kana for car displays if you need one.',
      },
    ],
    features: [
      {
        title: 'Kana reading for sorting',
        text: 'Players that sort by sound get the reading in a field of its own.',
      },
      { title: 'Lyrics beside the song', text: 'Line by line, where LINE MUSIC shows them.' },
      { title: 'K-pop and anime songs', text: 'Japanese editions are kept apart from international ones.' },
      {
        title: 'Singles and albums',
        text: 'One song released five times? The list shows on which release you find it.',
      },
      {
        title: 'Names that car radios can show',
        text: 'If a display knows no kanji, file names can be written in Latin letters while the tags stay Japanese.',
      },
    ],
    questions: [
      {
        question: 'Does the free plan suffice?',
        answer:
          'On the free plan, full songs play only from time to time. A paid plan is needed for choosing freely.',
      },
      {
        question: 'Which formats are there?',
        answer: 'MP3 for the car, M4A for the phone. The sound is that of your plan.',
      },
      { question: 'Are music videos included?', answer: 'No, songs alone.' },
      { question: 'Are ringtones made?', answer: 'No. Ringtones are a function of LINE itself.' },
      {
        question: 'Can I send a song in a chat?',
        answer:
          'Share the link, as LINE intends. The file is for your own ears, by the terms of LINE MUSIC and Japanese law.',
      },
    ],
    meta_title: 'LINE MUSIC Converter for Windows and Mac',
    meta_description:
      'Play LINE MUSIC songs of your plan in the car and at home, with Japanese tags, kana reading and lyrics. Private listening, free trial.',
  },
  qobuz_converter: {
    headline: 'Qobuz albums with booklet, credits and clean tags',
    promise:
      'Qobuz is the choice of people who read liner notes. Keep the albums you stream or bought in an orderly FLAC library.',
    steps: [
      { title: 'Sign in to Qobuz', text: 'Studio, Sublime and purchases are all found under one login.' },
      {
        title: 'Select album and resolution',
        text: 'CD quality or one of the hi-res steps that the label supplied.',
      },
      { title: 'File it', text: 'Classical by composer, jazz by leader, everything else by artist.' },
    ],
    features: [
      {
        title: 'Three filing systems',
        text: 'Decide once how composers, conductors and soloists appear in folders.',
      },
      { title: 'Digital booklets', text: 'PDFs of the label are put next to the music.' },
      {
        title: 'Purchases first',
        text: 'Albums you own can be fetched from Qobuz without any app. Ours helps to tag and file them.',
      },
      {
        title: 'Opera and long works',
        text: 'Acts and discs are numbered in a way that players understand.',
      },
      { title: 'Labels', text: 'Browse by label, as you would in a record shop.' },
    ],
    questions: [
      {
        question: 'What is the difference between streaming and purchase here?',
        answer:
          'A purchase is yours to keep. A stream is yours to hear while you subscribe, and its copies end with the subscription.',
      },
      {
        question: 'How much room does hi-res need?',
        answer:
          'An album in CD quality takes a few hundred megabytes, one in 24 bit easily more than a gigabyte. The app shows the size first.',
      },
      { question: 'Can the app upsample?', answer: 'No. It writes what Qobuz delivers.' },
      {
        question: 'In which countries does Qobuz work?',
        answer: 'In much of Europe, the Americas, Japan and Oceania; the list is on its website.',
      },
      {
        question: 'Where is the legal line?',
        answer:
          'At private listening, within your contract with Qobuz and the copyright law of your country.',
      },
    ],
    meta_title: 'Qobuz Converter: Hi-Res Library',
    meta_description:
      'File Qobuz albums in FLAC with booklets, credits and proper classical tags, from your own streams and purchases. Windows and Mac.',
  },
  audible_converter: {
    headline: 'Audible books with chapters, on any player',
    promise: 'Listen to audiobooks you bought on a simple MP3 player, with every chapter where it belongs.',
    steps: [
      { title: 'Link your marketplace', text: 'Sign in to the Audible store where your library is.' },
      { title: 'Open your library', text: 'Titles you bought with credits or money, newest first.' },
      {
        title: 'Choose one file or many',
        text: 'A single M4B with chapter marks, or one MP3 for each chapter.',
      },
    ],
    features: [
      {
        title: 'Chapter names',
        text: 'Names are taken from the book, so you do not get “Chapter 1” forty times.',
      },
      { title: 'Series in order', text: 'Volume numbers go in the file name.' },
      { title: 'Notes and clips', text: 'Your bookmarks can be listed in a text file with their times.' },
      {
        title: 'For older listeners',
        text: 'Players with three buttons and no screen take the MP3 parts without trouble.',
      },
      { title: 'Narrator and author', text: 'Both have fields of their own and can be searched.' },
    ],
    questions: [
      {
        question: 'Can Plus Catalog titles be converted?',
        answer:
          'Those are lent as long as you are a member. The product is meant for books in your library that you paid for.',
      },
      {
        question: 'How large is a converted book?',
        answer:
          'Ten hours of speech take a few hundred megabytes. On a simple player with little room, a smaller MP3 is enough for a voice.',
      },
      { question: 'Are podcasts of Audible covered?', answer: 'Some of them, if they play on the website.' },
      {
        question: 'Is the speed of the narrator kept?',
        answer: 'Yes, the file runs at normal speed and your player can change it.',
      },
      {
        question: 'May I lend the file?',
        answer:
          'No. You bought a right to listen yourself. Convert only as far as Audible’s terms and the law of your country permit.',
      },
    ],
    meta_title: 'Audible Converter to M4B and MP3',
    meta_description:
      'Put audiobooks you bought from Audible on any player, by chapter and with proper names. For your own listening, on Windows and Mac.',
  },
  napster_converter: {
    headline: 'Napster Converter: no longer sold',
    promise:
      'Napster has ended its streaming, so we have withdrawn this converter. Below you see what to use instead for the service you listen to now.',
    steps: [
      { title: 'Sign in to Napster', text: 'With the account you have, perhaps since its days as Rhapsody.' },
      {
        title: 'Go through your library',
        text: 'Artists, albums, playlists. Select what still matters to you.',
      },
      { title: 'Convert on Windows', text: 'Choose MP3, M4A or FLAC and a folder.' },
    ],
    features: [
      {
        title: 'Old libraries in order',
        text: 'Lists that grew for twenty years contain duplicates. They are found before converting.',
      },
      {
        title: 'Missing songs named',
        text: 'What has left the catalog is listed, so you can look elsewhere.',
      },
      { title: 'Genre kept', text: 'Genres as assigned by Napster are written into the tag.' },
      {
        title: 'Export of lists',
        text: 'Any playlist can also be saved as plain text, to rebuild it in another service.',
      },
    ],
    questions: [
      { question: 'Is a Mac version sold?', answer: 'No, this converter is made for Windows only.' },
      {
        question: 'Does an owned lifetime license count toward the music suite?',
        answer: 'Sign in and open the page of the suite: the price shown there already takes account of it.',
      },
      {
        question: 'Which converter should I take instead?',
        answer:
          'The one for the service you pay for now, such as Spotify, Apple Music or TIDAL. If you use several, the music suite covers all of them.',
      },
      {
        question: 'What does my Napster Converter license still do?',
        answer:
          'It stays in your account and keeps its key. Without a service that streams there is nothing to convert; files that you made stay on your disk.',
      },
      {
        question: 'Which use is lawful?',
        answer:
          'Hearing your music in private, under Napster’s terms and your country’s law, while you subscribe.',
      },
    ],
    meta_title: 'Napster Converter: withdrawn, and what to use',
    meta_description:
      'Napster has ended its streaming and our converter for it is withdrawn. What holders of a license keep, and which music converter to use instead.',
  },
}
