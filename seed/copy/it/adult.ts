import type { PageTexts } from '../text'

export const adult: PageTexts = {
  fanza_downloader: {
    headline: 'FANZA: i tuoi acquisti in un luogo riservato',
    promise:
      'Solo per adulti: ordina sul tuo computer i video comprati o noleggiati con il tuo account FANZA.',
    steps: [
      { title: 'Conferma l’età', text: 'La verifica di FANZA resta e la fai tu.' },
      { title: 'Apri la libreria', text: 'Acquisti, noleggi e canoni mensili sono separati.' },
      { title: 'Salva in privato', text: 'Scegli una cartella ad accesso limitato.' },
    ],
    features: [
      { title: 'Codice dell’opera', text: 'Numero e titolo giapponese nel nome.' },
      { title: 'Video in parti', text: 'Le parti di un acquisto stanno di seguito.' },
      { title: 'Canoni mensili', text: 'Si riconosce ciò che il canone attivo include.' },
      { title: 'Nessuna anteprima', text: 'Le miniature non compaiono fuori dal programma.' },
    ],
    questions: [
      { question: 'Chi può comprare la licenza?', answer: 'Soltanto persone maggiorenni nel proprio Paese.' },
      { question: 'DMM TV è compreso?', answer: 'No, è un altro servizio con un altro downloader.' },
      { question: 'Posso cedere un file?', answer: 'No. L’acquisto è per te, secondo FANZA e la legge.' },
    ],
    meta_title: 'Downloader per FANZA, solo per adulti',
    meta_description:
      'Per maggiorenni: acquisti e noleggi del tuo account FANZA ordinati per codice, in privato e secondo i tuoi diritti.',
  },
  mgstage_downloader: {
    headline: 'MGStage: titoli acquistati, sotto controllo',
    promise: 'Pagina per adulti. Tieni una copia personale dei titoli che il tuo account MGStage riproduce.',
    steps: [
      { title: 'Supera la verifica', text: 'Il sito chiede l’età e poi l’accesso.' },
      { title: 'Guarda gli acquisti', text: 'Codice, studio e data in colonna.' },
      { title: 'Metti in attesa', text: 'La coda lavora senza avvisi.' },
    ],
    features: [
      { title: 'Per studio', text: 'Ciascuno può avere la sua cartella.' },
      { title: 'Nomi neutri', text: 'Anche il solo codice.' },
      { title: 'Ripresa', text: 'Un trasferimento interrotto continua al prossimo avvio.' },
      { title: 'Silenzio', text: 'Le notifiche si spengono con un interruttore.' },
    ],
    questions: [
      { question: 'Occorre la maggiore età?', answer: 'Sì, per comprare e per usare il prodotto.' },
      { question: 'Le anteprime gratuite?', answer: 'Non sono lo scopo: si lavora sui titoli dell’account.' },
      {
        question: 'Che permesso ho sui miei acquisti?',
        answer: 'Quello che MGStage ti dà, di guardarli tu. Ogni diffusione è esclusa.',
      },
    ],
    meta_title: 'Downloader per MGStage, maggiorenni',
    meta_description:
      'Solo adulti: titoli comprati su MGStage per studio e codice, con nomi neutri e per uso strettamente personale.',
  },
  fc2_downloader: {
    headline: 'FC2: contenuti acquistati, sul tuo PC',
    promise:
      'Riservato ai maggiorenni: il programma riconosce i video FC2 che hai comprato o che l’autore lascia vedere.',
    steps: [
      { title: 'Indica la pagina', text: 'Copia l’indirizzo del video o dell’articolo.' },
      { title: 'Dichiara l’età', text: 'Segui il sito e accedi.' },
      { title: 'Scegli la destinazione', text: 'Un disco esterno o una cartella protetta.' },
    ],
    features: [
      { title: 'Numero FC2', text: 'L’identificativo è nel nome.' },
      { title: 'Controllo dell’acquisto', text: 'Ciò che non hai pagato viene segnalato e saltato.' },
      { title: 'Cronologia', text: 'Si svuota quando vuoi.' },
      { title: 'Per Windows', text: 'È l’edizione in vendita.' },
    ],
    questions: [
      { question: 'Esiste per Mac?', answer: 'È stata ritirata; le vecchie licenze si vedono nell’account.' },
      {
        question: 'Un contenuto sembra illecito: che faccio?',
        answer: 'Non salvarlo e segnalalo a FC2 o alle autorità.',
      },
      {
        question: 'Gli autori privati sono tutelati?',
        answer: 'Come tutti. Se una copia ti è permessa, non lasciarla uscire dalle tue mani.',
      },
    ],
    meta_title: 'Downloader per FC2 su Windows, adulti',
    meta_description:
      'Per maggiorenni: contenuti FC2 comprati con il tuo account, su un computer con Windows e nella cartella che decidi.',
  },
  onlyfans_downloader: {
    headline: 'OnlyFans: ordine fra i tuoi abbonamenti',
    promise: 'Solo maggiorenni: classifica sul disco i video pubblicati dai profili a cui sei abbonato.',
    steps: [
      { title: 'Apri la sessione', text: 'Con l’account verificato.' },
      { title: 'Scegli un profilo', text: 'Si vedono quelli attivi, nessun altro.' },
      { title: 'Seleziona a mano', text: 'Video per video, verso una cartella sicura.' },
    ],
    features: [
      { title: 'Cartella per profilo', text: 'La data di pubblicazione fa l’ordine.' },
      { title: 'Niente doppioni', text: 'Un video già salvato viene riconosciuto.' },
      { title: 'Nessuna raccolta in massa', text: 'Di base decidi una voce alla volta.' },
      { title: 'Ritiro rispettato', text: 'Ciò che l’autore cancella non si può più aggiungere.' },
    ],
    questions: [
      {
        question: 'Serve il consenso di chi pubblica?',
        answer: 'Valgono le sue condizioni e quelle di OnlyFans. Conserva per te solo il permesso.',
      },
      { question: 'Posso inoltrare un video?', answer: 'Mai: danneggia chi vi compare e può essere reato.' },
      { question: 'I messaggi privati?', answer: 'Non sono trattati, solo i video pubblicati.' },
    ],
    meta_title: 'Downloader per OnlyFans, solo maggiorenni',
    meta_description:
      'Maggiorenni: video dei tuoi abbonamenti OnlyFans attivi, per profilo e data, a tuo uso esclusivo.',
  },
}
