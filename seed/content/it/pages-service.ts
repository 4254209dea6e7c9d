import type { ContentTexts } from '../texts'

export const servicePages: ContentTexts['pages'] = {
  download: {
    title: 'Scarica le applicazioni',
    intro:
      'Tre applicazioni, nella versione attuale. Ognuna comincia come prova e diventa completa con la tua licenza.',
    sections: [
      {
        kind: 'passages',
        title: 'Quale ti occorre?',
        look: 'grid',
        passages: [
          {
            title: 'Tidemark Video',
            text: 'Per tutti i downloader, gli strumenti M3U8 e MPD e la suite video. L’applicazione è una: la licenza apre i servizi.',
          },
          { title: 'Tidemark Music', text: 'Per tutti i convertitori, dall’album all’audiolibro.' },
          {
            title: 'Tidemark Video AI',
            text: 'Per migliorare i filmati che hai girato. Una scheda grafica recente aiuta molto.',
          },
        ],
      },
      {
        kind: 'passages',
        title: 'L’installazione',
        look: 'steps',
        passages: [
          { title: 'Controlla il sistema', text: 'Il selettore dice quale versione ricevi, Windows o Mac.' },
          { title: 'Apri il file', text: 'Avvialo e rispondi alle poche domande.' },
          { title: 'Accedi', text: 'Con l’account dell’acquisto. Senza account sei in prova.' },
        ],
      },
      {
        kind: 'questions',
        title: 'Prima di scaricare',
        questions: [
          {
            question: 'Un aggiornamento cancella le mie impostazioni?',
            answer: 'No. Installalo sopra la versione precedente: impostazioni e coda restano.',
          },
          {
            question: 'Che cosa porta la nuova versione?',
            answer: 'Lo dicono le novità, per applicazione e per sistema.',
          },
        ],
      },
    ],
    meta_title: 'Scarica i programmi per Windows e Mac',
    meta_description:
      'Tidemark Video, Tidemark Music e Tidemark Video AI nella versione attuale: scegliere, installare e cominciare con la prova gratuita.',
  },
  downloading: {
    title: 'Il download comincia',
    intro: 'Il file è in arrivo. Intanto puoi preparare il resto.',
    sections: [
      {
        kind: 'passages',
        title: 'E poi',
        look: 'steps',
        passages: [
          {
            title: 'Trova il file',
            text: 'È nella cartella dei download e nell’elenco del tuo browser.',
          },
          {
            title: 'Aprilo',
            text: 'Windows o macOS chiede il tuo consenso. Controlla il nome e poi accetta.',
          },
          {
            title: 'Tieni a portata gli accessi',
            text: 'Le credenziali del servizio e, se ce l’hai, la chiave di licenza.',
          },
        ],
      },
      {
        kind: 'text',
        title: 'Se non succede nulla',
        body: `
Riavvia il download dal link di questa pagina. Le reti di aziende e scuole a volte bloccano i programmi: in quel caso prova da casa. Se l’antivirus protesta non disattivarlo, e mandaci il suo messaggio con il [modulo di contatto](/contact).
`,
      },
    ],
    meta_title: 'Il tuo download sta per cominciare',
    meta_description:
      'Il programma di installazione è in arrivo: dove trovarlo, come aprirlo e che cosa fare se non parte nulla.',
  },
  thanks_for_installing: {
    title: 'Installazione riuscita',
    intro: 'Tre scelte, e l’applicazione è pronta a lavorare come vuoi tu.',
    sections: [
      {
        kind: 'passages',
        title: 'I primi minuti',
        look: 'steps',
        passages: [
          {
            title: 'Scegli la cartella',
            text: 'Su un disco che abbia spazio: un’ora di video occupa da mezzo a tre gigabyte.',
          },
          {
            title: 'Indica le tue lingue',
            text: 'Traccia e sottotitoli abituali; nei titoli seguenti saranno già spuntati.',
          },
          { title: 'Comincia dal breve', text: 'Basta un episodio o un brano per vedere se tutto va.' },
        ],
      },
      {
        kind: 'questions',
        title: 'Il primo giorno',
        questions: [
          {
            question: 'Dove inserisco la chiave?',
            answer:
              'Accedi nell’applicazione con il tuo account e la licenza viene trovata. Oppure scrivi la chiave nella finestra della licenza.',
          },
          {
            question: 'Perché devo accedere di nuovo al servizio?',
            answer:
              'L’applicazione ha un browser suo, che non conosce le tue sessioni. La volta dopo se ne ricorda.',
          },
          {
            question: 'Da quali titoli partire?',
            answer:
              'Da quelli che sei sicuro di poter tenere: i tuoi, per esempio, o quelli che l’autore autorizza.',
          },
        ],
      },
      {
        kind: 'action',
        title: 'Ti convince?',
        text: 'Confronta mese, anno e licenza a vita.',
        label: 'Vedi i prodotti',
        href: '/products',
      },
    ],
    meta_title: 'Programma installato: i primi passi',
    meta_description:
      'Cartella, lingue, primo titolo: le tre scelte da fare subito dopo l’installazione di un’applicazione Tidemark.',
  },
  uninstallation: {
    title: 'Tidemark è stato rimosso',
    intro:
      'L’applicazione non è più su questo computer. Licenze, ordini e file, invece, sono dove li hai lasciati.',
    sections: [
      {
        kind: 'passages',
        title: 'Che cosa rimane',
        look: 'grid',
        passages: [
          {
            title: 'I tuoi file',
            text: 'Nella loro cartella, finché non li cancelli. Le condizioni dei servizi valgono ancora.',
          },
          {
            title: 'La tua licenza',
            text: 'Nel tuo account. Da lì libera questo computer se vuoi usarla altrove.',
          },
          {
            title: 'Un mese o un anno',
            text: 'Con un solo pagamento si ferma da solo. Se si rinnova, rimuovere il programma non basta: disdici nel tuo account.',
          },
        ],
      },
      {
        kind: 'text',
        title: 'Ci dici il motivo?',
        body: `
Basta una frase: un servizio che non andava, una funzione che mancava, un computer troppo lento, oppure non ti serviva più. Leggiamo ciò che arriva dal [modulo di contatto](/contact) e, se c’è qualcosa da correggere, ti rispondiamo.
`,
      },
      {
        kind: 'action',
        title: 'È stato un errore?',
        text: 'Installa di nuovo e accedi: la tua licenza è lì.',
        label: 'Scarica di nuovo',
        href: '/download',
      },
    ],
    meta_title: 'Dopo la disinstallazione: chiavi e file',
    meta_description:
      'L’applicazione è stata rimossa: che ne è di file, licenza e abbonamento, e come tornare se lo desideri.',
  },
  contact: {
    title: 'Scrivici',
    intro: 'Questo modulo arriva alla nostra assistenza. Rispondiamo per e-mail, in ordine di arrivo.',
    sections: [
      {
        kind: 'passages',
        title: 'Che cosa ci aiuta',
        look: 'grid',
        passages: [
          {
            title: 'Per un ordine',
            text: 'L’indirizzo e-mail dell’acquisto e, se ce l’hai, il numero. Mai i dati della carta.',
          },
          {
            title: 'Per un problema tecnico',
            text: 'Prodotto, versione, sistema, servizio e testo esatto del messaggio.',
          },
          {
            title: 'Per un rimborso',
            text: 'Il giorno dell’acquisto e, se vuoi, il motivo. Che cosa vale è scritto nelle condizioni di vendita.',
          },
          {
            title: 'Per il diritto d’autore',
            text: 'Comincia con «Segnalazione sul diritto d’autore»; la pagina DMCA dice che cosa deve contenere.',
          },
        ],
      },
      {
        kind: 'questions',
        title: 'Forse è già risolto',
        questions: [
          {
            question: 'La chiave non è arrivata.',
            answer:
              'Guarda nel tuo account e nella cartella dello spam. Alcuni pagamenti vengono confermati solo dopo un controllo del fornitore.',
          },
          {
            question: 'C’è un numero di telefono?',
            answer: 'No. Messaggi di errore e indirizzi si chiariscono meglio per iscritto.',
          },
          {
            question: 'In quale lingua scrivo?',
            answer: 'In italiano, o in un’altra delle lingue di questo negozio.',
          },
        ],
      },
    ],
    meta_title: 'Contatta la nostra assistenza',
    meta_description:
      'Ordine, problema tecnico, rimborso o diritto d’autore: scrivere all’assistenza con il modulo, e che cosa conviene indicare.',
  },
}
