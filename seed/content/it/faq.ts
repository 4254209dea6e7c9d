import type { ContentTexts } from '../texts'

export const faq: ContentTexts['faq'] = {
  'what-can-i-save': {
    question: 'Che cosa posso salvare con Tidemark?',
    answer:
      'Titoli che il tuo account riproduce su un computer, per te, entro le condizioni del servizio e la legge del tuo Paese. Un programma è uno strumento e non un diritto: ciò che non puoi tenere senza, non puoi tenerlo nemmeno con il programma.',
  },
  'windows-or-mac': {
    question: 'Le applicazioni girano su Windows e su Mac?',
    answer:
      'La maggior parte dei prodotti esiste per entrambi, con una licenza per ciascun sistema. Alcuni sono in vendita solo per Windows. Il selettore di ogni pagina prodotto indica quale versione stai guardando.',
  },
  'try-before': {
    question: 'Posso provare prima di pagare?',
    answer:
      'Sì. Installa l’applicazione, accedi al tuo servizio e salva qualcosa dalla tua lista. Se sul tuo computer va come ti aspetti, scegli un piano; altrimenti non hai speso nulla.',
  },
  'which-plan': {
    question: 'Quale piano fa per me?',
    answer:
      'Un mese basta per un viaggio o una serie, un anno per un uso regolare, e con la licenza a vita non ci sono scadenze da ricordare. Se usi più servizi, guarda anche le suite: il confronto è su ogni pagina prodotto.',
  },
  'why-this-price': {
    question: 'Perché vedo questo prezzo?',
    answer:
      'Accanto al prezzo il negozio spiega come si è formato: listino, vantaggio per ciò che possiedi, campagna in corso o coupon. Fra tutti quelli che ti spettano vale il più basso. Accedi, perché le tue licenze siano contate.',
  },
  coupons: {
    question: 'Come si usa un coupon?',
    answer:
      'Inserisci il codice alla cassa. Se non si applica, il negozio dice il motivo: è scaduto, riguarda un altro piano o un altro prodotto, oppure non migliora il prezzo che hai già.',
  },
  currencies: {
    question: 'In quale valuta pago?',
    answer:
      'In euro sulle pagine in italiano: la valuta segue la lingua della pagina. La cassa mostra importo e valuta prima della conferma.',
  },
  refund: {
    question: 'Posso avere un rimborso?',
    answer:
      'Dove la legge ti dà il diritto di recesso, hai 14 giorni dall’acquisto. Se il programma non funziona sul tuo computer e non riusciamo a rimediare, scrivici dal modulo di contatto. I dettagli sono nelle condizioni di vendita.',
  },
  'where-is-my-key': {
    question: 'Dove trovo la chiave di licenza?',
    answer:
      'Nell’ultima pagina dell’ordine, nell’e-mail che segue il pagamento e, in ogni momento, nel tuo account. Se hai comprato senza account, registrati con lo stesso indirizzo e confermalo: l’acquisto comparirà lì.',
  },
  'second-computer': {
    question: 'Ho cambiato computer. La licenza viene con me?',
    answer:
      'Sì. Nel tuo account apri i dispositivi, libera il vecchio computer e attiva quello nuovo. Una licenza per un computer vale su un computer alla volta, una per tre computer su tre.',
  },
  upgrade: {
    question: 'Ho un prodotto singolo. Conta per una suite?',
    answer:
      'Le licenze a vita contano. Accedi e apri la pagina della suite: il prezzo che vedi tiene già conto di ciò che possiedi per quel sistema.',
  },
  'subscription-end': {
    question: 'Che cosa succede quando il mese o l’anno finisce?',
    answer:
      'Un piano pagato una volta si ferma da solo e non viene addebitato altro. Se si rinnova, viene addebitato il periodo successivo finché non disdici. I file salvati restano sul disco, ma le condizioni del servizio da cui vengono valgono ancora.',
  },
  'slow-download': {
    question: 'Perché il salvataggio è lento?',
    answer:
      'Quasi sempre per la connessione, per un’ora affollata o perché i titoli insieme sono troppi. Usa un cavo al posto del Wi-Fi, sospendi gli altri trasferimenti e procedi un titolo alla volta. Se non cambia nulla, scrivici indicando servizio e ora.',
  },
  'where-are-files': {
    question: 'Dove sono i miei file?',
    answer:
      'Nella cartella indicata dalle impostazioni dell’applicazione; con un clic su una riga conclusa della coda la apri. Puoi passare a un altro disco quando vuoi, e ciò che è già salvato resta dov’è.',
  },
  'how-to-reach-us': {
    question: 'Come posso scrivervi?',
    answer:
      'Dal modulo della pagina dei contatti. Indica il prodotto, il sistema con la versione e che cosa ti aspettavi; una chiave di licenza ci aiuta a ritrovare l’ordine. La risposta arriva all’indirizzo e-mail che ci dai.',
  },
}
