import type { ContentTexts } from '../texts'

export const faq: ContentTexts['faq'] = {
  'what-can-i-save': {
    question: 'Che cosa posso salvare con Tidemark?',
    answer:
      'I titoli che il tuo account riproduce su un computer, per uso privato e nei limiti delle condizioni del servizio e della legge del tuo Paese. L’applicazione è solo uno strumento e non ti dà diritti in più.',
  },
  'windows-or-mac': {
    question: 'Le applicazioni funzionano su Windows e su Mac?',
    answer:
      'La maggior parte dei prodotti è disponibile per entrambi, con una licenza separata per ciascun sistema; alcuni sono in vendita solo per Windows. Il selettore nella pagina del prodotto indica quale versione stai guardando.',
  },
  'try-before': {
    question: 'Posso provare prima di pagare?',
    answer:
      'Sì. Installa l’applicazione, accedi al tuo servizio e salva qualcosa dalla tua lista. Se il risultato ti convince, scegli un piano; altrimenti non hai speso nulla.',
  },
  'which-plan': {
    question: 'Quale piano fa per me?',
    answer:
      'Un mese basta per un viaggio o una serie, un anno per un uso regolare, e con la licenza a vita non ci sono scadenze da ricordare. Se usi più servizi, considera anche le suite: trovi il confronto in ogni pagina prodotto.',
  },
  'why-this-price': {
    question: 'Perché vedo questo prezzo?',
    answer:
      'Accanto al prezzo il negozio spiega come è stato calcolato: prezzo di listino, prezzo cliente per ciò che possiedi, campagna in corso o coupon. Fra i prezzi a cui hai diritto vale sempre il più basso. Accedi, così il negozio può tenere conto delle tue licenze.',
  },
  coupons: {
    question: 'Come si usa un coupon?',
    answer:
      'Inserisci il codice alla cassa. Se non può essere applicato, ti viene indicato il motivo: è scaduto, riguarda un altro piano o un altro prodotto, oppure non migliora il prezzo che hai già.',
  },
  currencies: {
    question: 'In quale valuta pago?',
    answer:
      'In euro sulle pagine in italiano: la valuta segue la lingua della pagina. La cassa mostra importo e valuta prima della conferma.',
  },
  refund: {
    question: 'Posso avere un rimborso?',
    answer:
      'Dove la legge ti dà il diritto di recesso, hai 14 giorni dall’acquisto, a meno che alla cassa tu non abbia accettato di perderlo alla consegna della chiave di licenza. Se l’applicazione non funziona sul tuo computer, scrivici dal modulo di contatto: cercheremo di risolvere il problema e, se non ci riusciamo, puoi chiedere un rimborso. I dettagli sono nelle condizioni di vendita.',
  },
  'where-is-my-key': {
    question: 'Dove trovo la chiave di licenza?',
    answer:
      'Nell’ultima pagina dell’ordine, nell’e-mail che segue il pagamento e, in ogni momento, nel tuo account. Se hai comprato senza account, registrati con lo stesso indirizzo e confermalo: l’acquisto comparirà lì.',
  },
  'second-computer': {
    question: 'Ho cambiato computer: posso trasferire la licenza?',
    answer:
      'Sì. Nel tuo account apri i dispositivi, libera il vecchio computer e attiva quello nuovo. Una licenza per un computer si usa su uno alla volta, una per tre computer su tre.',
  },
  upgrade: {
    question: 'Ho un prodotto singolo: riduce il prezzo di una suite?',
    answer:
      'Sì, se la licenza è a vita. Accedi e apri la pagina della suite: il prezzo che vedi tiene già conto di ciò che possiedi per quel sistema.',
  },
  'subscription-end': {
    question: 'Che cosa succede quando il mese o l’anno finisce?',
    answer:
      'Un piano con un solo pagamento termina da solo, senza altri addebiti. Un piano che si rinnova viene addebitato a ogni nuovo periodo finché non lo disdici. I file salvati restano sul disco, ma continuano a valere le condizioni del servizio da cui provengono.',
  },
  'slow-download': {
    question: 'Perché il download è lento?',
    answer:
      'Quasi sempre dipende dalla connessione, dall’orario o dal numero di download contemporanei. Usa un cavo al posto del Wi-Fi, sospendi gli altri trasferimenti e scarica un titolo alla volta. Se non cambia nulla, scrivici indicando servizio e ora.',
  },
  'where-are-files': {
    question: 'Dove sono i miei file?',
    answer:
      'Nella cartella indicata nelle impostazioni dell’applicazione; per aprirla fai clic su una riga completata della coda. Puoi scegliere un altro disco in qualsiasi momento: i file già salvati restano dove sono.',
  },
  'how-to-reach-us': {
    question: 'Come posso scrivervi?',
    answer:
      'Con il modulo nella pagina dei contatti. Indica il prodotto, il sistema e la versione e descrivi il problema; la chiave di licenza ci aiuta a trovare l’ordine. Ti rispondiamo all’indirizzo e-mail che inserisci.',
  },
}
