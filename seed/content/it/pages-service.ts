import type { ContentTexts } from '../texts'

export const servicePages: ContentTexts['pages'] = {
  download: {
    title: 'Scarica le applicazioni',
    intro:
      'Qui trovi la versione attuale delle nostre tre applicazioni. Puoi usarle in prova gratuita e sbloccarle con una licenza.',
    sections: [
      {
        kind: 'passages',
        title: 'Quale applicazione ti serve?',
        look: 'grid',
        passages: [
          {
            title: 'Tidemark Video',
            text: 'Per tutti i downloader, gli strumenti M3U8 e MPD e la suite video. L’applicazione è una sola: la licenza sblocca i servizi.',
          },
          { title: 'Tidemark Music', text: 'Per tutti i convertitori, dagli album agli audiolibri.' },
          {
            title: 'Tidemark Video AI',
            text: 'Per migliorare i filmati che hai girato tu. È consigliata una scheda grafica recente.',
          },
        ],
      },
      {
        kind: 'passages',
        title: 'Come si installa',
        look: 'steps',
        passages: [
          {
            title: 'Controlla il sistema',
            text: 'Il selettore indica quale versione scarichi, per Windows o per Mac.',
          },
          { title: 'Apri il file', text: 'Avvialo e segui le istruzioni.' },
          {
            title: 'Accedi',
            text: 'Usa l’account con cui hai acquistato. Senza account parte la prova gratuita.',
          },
        ],
      },
      {
        kind: 'questions',
        title: 'Prima di scaricare',
        questions: [
          {
            question: 'Un aggiornamento cancella le mie impostazioni?',
            answer: 'No. Installalo sopra la versione precedente: impostazioni e coda vengono conservate.',
          },
          {
            question: 'Che cosa cambia nella nuova versione?',
            answer: 'Lo trovi nella pagina delle novità, divisa per applicazione e per sistema.',
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
    intro: 'Il download parte fra un momento. Intanto puoi preparare ciò che serve.',
    sections: [
      {
        kind: 'passages',
        title: 'Che cosa fare dopo',
        look: 'steps',
        passages: [
          {
            title: 'Trova il file',
            text: 'Si trova nella cartella dei download e nell’elenco dei download del browser.',
          },
          {
            title: 'Aprilo',
            text: 'Windows o macOS chiede una conferma: controlla il nome e accetta.',
          },
          {
            title: 'Prepara le credenziali',
            text: 'Ti servono quelle del servizio e, se ce l’hai, la chiave di licenza.',
          },
        ],
      },
      {
        kind: 'text',
        title: 'Se il download non parte',
        body: `
Riavvialo con il link in questa pagina. Le reti di aziende e scuole bloccano a volte i programmi: in quel caso prova da casa. Se l’antivirus mostra un avviso, non disattivarlo: mandaci il testo con il [modulo di contatto](/contact).
`,
      },
    ],
    meta_title: 'Il tuo download sta per cominciare',
    meta_description:
      'Il programma di installazione è in arrivo: dove trovarlo, come aprirlo e che cosa fare se non parte nulla.',
  },
  thanks_for_installing: {
    title: 'Installazione riuscita',
    intro: 'Bastano tre scelte per preparare l’applicazione come preferisci.',
    sections: [
      {
        kind: 'passages',
        title: 'I primi minuti',
        look: 'steps',
        passages: [
          {
            title: 'Scegli la cartella',
            text: 'Usa un disco con abbastanza spazio: un’ora di video occupa da mezzo a tre gigabyte.',
          },
          {
            title: 'Indica le tue lingue',
            text: 'Scegli audio e sottotitoli preferiti: nei titoli seguenti saranno già selezionati.',
          },
          {
            title: 'Fai una prova breve',
            text: 'Basta un episodio o un brano per vedere se tutto funziona.',
          },
        ],
      },
      {
        kind: 'questions',
        title: 'Prime domande',
        questions: [
          {
            question: 'Dove inserisco la chiave?',
            answer:
              'Se accedi nell’applicazione con il tuo account, la licenza viene riconosciuta. In alternativa inserisci la chiave nella finestra della licenza.',
          },
          {
            question: 'Perché devo accedere di nuovo al servizio?',
            answer:
              'L’applicazione usa un proprio browser, che non condivide le sessioni con quello abituale. La volta successiva ricorda l’accesso.',
          },
          {
            question: 'Con quali titoli conviene cominciare?',
            answer:
              'Con quelli che sei sicuro di poter conservare, per esempio i tuoi o quelli per cui l’autore dà il permesso.',
          },
        ],
      },
      {
        kind: 'action',
        title: 'Vuoi continuare?',
        text: 'Confronta il piano mensile, quello annuale e la licenza a vita.',
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
        title: 'Che cosa resta',
        look: 'grid',
        passages: [
          {
            title: 'I tuoi file',
            text: 'Restano nella loro cartella finché non li cancelli. Le condizioni dei servizi continuano a valere.',
          },
          {
            title: 'La tua licenza',
            text: 'Resta nel tuo account. Da lì puoi liberare questo computer, se vuoi usarla su un altro.',
          },
          {
            title: 'Il piano mensile o annuale',
            text: 'Con un solo pagamento termina da solo. Se invece si rinnova, disdicilo nel tuo account: rimuovere l’applicazione non basta.',
          },
        ],
      },
      {
        kind: 'text',
        title: 'Preferisci scriverci?',
        body: `
Basta una frase: un servizio non funzionava, mancava una funzione, il computer era troppo lento oppure l’applicazione non ti serviva più. Leggiamo ciò che arriva dal [modulo di contatto](/contact) e, se c’è qualcosa da correggere, ti rispondiamo.
`,
      },
      {
        kind: 'action',
        title: 'È stato un errore?',
        text: 'Installa di nuovo l’applicazione e accedi: ritrovi la tua licenza.',
        label: 'Scarica di nuovo',
        href: '/download',
      },
    ],
    meta_title: 'Dopo la disinstallazione: chiavi e file',
    meta_description:
      'Hai rimosso l’applicazione: che cosa succede a file, licenza e abbonamento, e come reinstallarla quando vuoi.',
  },
  contact: {
    title: 'Scrivici',
    intro: 'Con questo modulo scrivi alla nostra assistenza. Rispondiamo via e-mail, in ordine di arrivo.',
    sections: [
      {
        kind: 'passages',
        title: 'Che cosa indicare',
        look: 'grid',
        passages: [
          {
            title: 'Per un ordine',
            text: 'L’indirizzo e-mail dell’acquisto e, se ce l’hai, il numero d’ordine. Non inviare mai i dati della carta.',
          },
          {
            title: 'Per un problema tecnico',
            text: 'Il prodotto, la versione, il sistema, il servizio e il testo esatto dell’errore.',
          },
          {
            title: 'Per un rimborso',
            text: 'La data dell’acquisto e, se vuoi, il motivo. Le regole si trovano nelle condizioni di vendita.',
          },
          {
            title: 'Per il diritto d’autore',
            text: 'Comincia con «Segnalazione sul diritto d’autore»; nella pagina DMCA trovi le informazioni da inserire.',
          },
        ],
      },
      {
        kind: 'questions',
        title: 'Domande frequenti',
        questions: [
          {
            question: 'Non ho ricevuto la chiave: che cosa faccio?',
            answer:
              'Controlla nel tuo account e nella cartella dello spam. Alcuni pagamenti vengono confermati solo dopo una verifica del fornitore.',
          },
          {
            question: 'C’è un numero di telefono?',
            answer: 'No. Per messaggi di errore e indirizzi è più semplice scriversi.',
          },
          {
            question: 'In quale lingua posso scrivere?',
            answer: 'In italiano, o in un’altra delle lingue di questo negozio.',
          },
        ],
      },
    ],
    meta_title: 'Contatta la nostra assistenza',
    meta_description:
      'Ordini, problemi tecnici, rimborsi o diritto d’autore: come scrivere all’assistenza e quali informazioni indicare.',
  },
}
