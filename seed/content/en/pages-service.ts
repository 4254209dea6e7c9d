import type { ContentTexts } from '../texts'

/** Downloads, the time after an installation, and the way to reach us. */
export const servicePages: ContentTexts['pages'] = {
  download: {
    title: 'Download the applications',
    intro:
      'One installer per application and system. A trial and a licensed copy are the same program: the key makes the difference.',
    sections: [
      {
        kind: 'passages',
        title: 'From the file to the first title',
        look: 'steps',
        passages: [
          {
            title: 'Take the right installer',
            text: 'Tidemark Video for films and series, Tidemark Music for converters, Video AI for your own recordings.',
          },
          {
            title: 'Open it',
            text: 'On Windows run the file; on the Mac drag the application to the Applications folder.',
          },
          {
            title: 'Try or activate',
            text: 'Begin with the trial, or sign in with the account that holds your license.',
          },
        ],
      },
      {
        kind: 'questions',
        title: 'About installing',
        questions: [
          {
            question: 'Do I need one program for each product?',
            answer:
              'No. All video products run in Tidemark Video, all converters in Tidemark Music. Your license decides which services are open.',
          },
          {
            question: 'Can an older version be replaced by a newer one?',
            answer:
              'Yes, install over it. Settings, queue and license are kept. What is new stands in the changelog.',
          },
          {
            question: 'The system warns me about a file from the internet. Why?',
            answer:
              'Both systems ask that for every program that does not come from their own store. Check that the address in your browser is ours before you agree.',
          },
        ],
      },
      {
        kind: 'action',
        title: 'What has changed?',
        text: 'The notes of each release of Tidemark Video for Windows, the newest first.',
        label: 'Open the changelog',
        href: '/changelog/video-downloader-windows',
      },
    ],
    meta_title: 'Download for Windows and Mac',
    meta_description:
      'Installers of Tidemark Video, Tidemark Music and Video AI for Windows and Mac. Try them free, then activate the same program with your key.',
  },
  downloading: {
    title: 'Your download is starting',
    intro:
      'If nothing happens within a few seconds, use the button on this page once more or try another browser.',
    sections: [
      {
        kind: 'passages',
        title: 'While you wait',
        look: 'steps',
        passages: [
          {
            title: 'Find the file',
            text: 'It is in the folder for downloads, and the browser lists it at the top or at the edge of its window.',
          },
          { title: 'Install', text: 'Open the file and answer the installer’s two or three questions.' },
          {
            title: 'Have your service ready',
            text: 'You will need the sign-in of the streaming service, and our license key if you have one.',
          },
        ],
      },
      {
        kind: 'text',
        title: 'If the installer does not open',
        body: `
Some networks of companies and schools hold back programs. Try at home, or ask those who look after the computer. If a virus scanner complains, do not switch it off: write to us with its message through the [contact form](/contact), and we look into it.
`,
      },
    ],
    meta_title: 'Your Download Is Starting',
    meta_description:
      'The installer is on its way. What to do while it loads, where to find the file and what helps if nothing happens.',
  },
  thanks_for_installing: {
    title: 'Installed, and ready to begin',
    intro: 'Thank you for giving Tidemark a place on your computer. Three things are worth doing first.',
    sections: [
      {
        kind: 'passages',
        title: 'The first ten minutes',
        look: 'steps',
        passages: [
          {
            title: 'Choose a folder',
            text: 'Choose a drive with enough space. An hour of video needs between a few hundred megabytes and several gigabytes.',
          },
          {
            title: 'Set your languages',
            text: 'Name the sound track and subtitles you usually want. Titles then come with the right marks already set.',
          },
          {
            title: 'Save something short',
            text: 'One episode or one song is enough to see whether everything works on your computer.',
          },
        ],
      },
      {
        kind: 'questions',
        title: 'Asked on the first day',
        questions: [
          {
            question: 'Where do I enter my key?',
            answer:
              'Sign in inside the application with the account you bought with; the license is found by itself. Or paste the key under License in the settings.',
          },
          {
            question: 'Why does the service ask me to sign in again?',
            answer:
              'The application has a browser of its own, which does not know the sessions of your usual one. It asks once and then remembers.',
          },
          {
            question: 'Which titles should I choose?',
            answer:
              'Those you may keep for private use. If you are not sure, our article on what may be saved helps.',
          },
        ],
      },
      {
        kind: 'action',
        title: 'Compare the plans',
        text: 'When the trial has convinced you, choose a month, a year or a lifetime license.',
        label: 'See all products',
        href: '/products',
      },
    ],
    meta_title: 'Thanks for Installing: First Steps',
    meta_description:
      'Folder, languages and a first short title: what is worth doing in the first ten minutes after installing a Tidemark application.',
  },
  uninstallation: {
    title: 'Tidemark has been removed',
    intro:
      'The application is gone from this computer. Your license, your orders and the files you saved are not.',
    sections: [
      {
        kind: 'passages',
        title: 'What remains',
        look: 'grid',
        passages: [
          {
            title: 'Your files',
            text: 'They stay in their folder until you delete them. The terms of the services they came from still apply.',
          },
          {
            title: 'Your license',
            text: 'It stays in your account. Release this computer there if you want to use the license on another.',
          },
          {
            title: 'A month or a year',
            text: 'Taken as one payment, it ends by itself. If it renews, removing the application does not cancel it: cancel it in your account.',
          },
        ],
      },
      {
        kind: 'text',
        title: 'Would you rather write to us?',
        body: `
A sentence is enough: a service that did not work, a function that was missing, a computer that was too slow, or simply no more need. We read every message that comes through the [contact form](/contact), and if there is something that can be put right, we answer.
`,
      },
      {
        kind: 'action',
        title: 'Removed by mistake?',
        text: 'Install it again; settings and license are found as they were.',
        label: 'Go to the downloads',
        href: '/download',
      },
    ],
    meta_title: 'After Uninstalling: Keys and Files',
    meta_description:
      'The application is removed. What happens to your files, your license and the time you have paid for, and how to come back if you want to.',
  },
  contact: {
    title: 'Write to us',
    intro:
      'The form on this page reaches the Support desk. We answer by email, in the order in which messages arrive.',
    sections: [
      {
        kind: 'passages',
        title: 'What helps us to help you',
        look: 'grid',
        passages: [
          {
            title: 'About an order',
            text: 'The email address you bought with and, if you have it, the number of the order. Never send card numbers.',
          },
          {
            title: 'About a fault',
            text: 'The product, its version, your system, the address of the title, and the exact message you saw.',
          },
          {
            title: 'About a refund',
            text: 'The day of the purchase and the reason, if you like to give one. The purchase policy says what applies.',
          },
          {
            title: 'About rights',
            text: 'Holders of rights begin their message with “Copyright notice”; what it should contain stands on the DMCA page.',
          },
        ],
      },
      {
        kind: 'questions',
        title: 'Perhaps already answered',
        questions: [
          {
            question: 'My key has not arrived.',
            answer:
              'Look into your account and into the folder for unwanted mail. A payment that is still being checked by the payment provider can take a little.',
          },
          {
            question: 'Can I call you?',
            answer:
              'No, we work in writing, because addresses of pages and messages of programs are hard to dictate.',
          },
          {
            question: 'In which languages may I write?',
            answer: 'In any language this shop speaks. Technical questions are answered soonest in English.',
          },
        ],
      },
    ],
    meta_title: 'Contact the Support Desk for Help',
    meta_description:
      'Reach the Tidemark Support desk by the contact form: orders, faults, refunds and notices about rights, and what to include in your message.',
  },
}
