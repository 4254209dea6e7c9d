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
      {
        title: 'Dati in un testo',
        text: 'Titolo, studio e data d’uscita possono stare in un piccolo file accanto al video.',
      },
      {
        title: 'La definizione comprata',
        text: 'Alcune opere si vendono in più risoluzioni: l’elenco indica quella che fa parte del tuo acquisto.',
      },
    ],
    questions: [
      { question: 'Chi può comprare la licenza?', answer: 'Soltanto persone maggiorenni nel proprio Paese.' },
      { question: 'DMM TV è compreso?', answer: 'No, è un altro servizio con un altro downloader.' },
      { question: 'Posso cedere un file?', answer: 'No. L’acquisto è per te, secondo FANZA e la legge.' },
      {
        question: 'Si può salvare ciò che non ho comprato?',
        answer: 'No. A parte gli estratti, compaiono soltanto le opere che il tuo account può riprodurre.',
      },
      {
        question: 'I titoli VR sono compresi?',
        answer:
          'Sono fatti per i visori e per il lettore di FANZA. Qui si trattano le opere che in un browser sono video comuni.',
      },
      {
        question: 'Disdico un canale mensile: che cosa cambia?',
        answer: 'Il diritto di vederne le opere finisce lì, e le copie salvate vanno cancellate.',
      },
      {
        question: 'Libri e giochi di FANZA contano?',
        answer: 'No, il prodotto tratta soltanto i video comprati o noleggiati.',
      },
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
      {
        title: 'Pacchetti divisi',
        text: 'Le raccolte in offerta compaiono come opere separate, così ne prendi solo la parte che ti interessa.',
      },
      {
        title: 'Prima di salvare',
        text: 'Durata, grandezza e ultimo giorno di visione sono scritti nella riga di ogni titolo, e sai che cosa stai per prendere.',
      },
      {
        title: 'Copertina e codice',
        text: 'Il codice sta all’inizio del nome, e la copertina può restare accanto come immagine.',
      },
    ],
    questions: [
      { question: 'Occorre la maggiore età?', answer: 'Sì, per comprare e per usare il prodotto.' },
      { question: 'Le anteprime gratuite?', answer: 'Non sono lo scopo: si lavora sui titoli dell’account.' },
      {
        question: 'Che permesso ho sui miei acquisti?',
        answer: 'Quello che MGStage ti dà, di guardarli tu. Ogni diffusione è esclusa.',
      },
      {
        question: 'Acquisti in streaming e da scaricare sono diversi?',
        answer: 'MGStage vende entrambi. Il prodotto riguarda i titoli che si riproducono nel browser.',
      },
      {
        question: 'L’abbonamento di MGStage è compreso?',
        answer:
          'Ciò che il tuo riproduce nel browser è elencato accanto agli acquisti. Quando finisce, i suoi titoli spariscono e le copie dovrebbero seguirli.',
      },
      {
        question: 'Posso provare con un estratto?',
        answer:
          'Sì. Nella prova gratuita un estratto basta per vedere se accesso, immagine e nomi dei file ti vanno bene, prima di comprare.',
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
      {
        title: 'Numero FC2',
        text: 'L’identificativo è nel nome, dopo quello di chi ha caricato: così torni facilmente alla fonte.',
      },
      { title: 'Controllo dell’acquisto', text: 'Ciò che non hai pagato viene segnalato e saltato.' },
      { title: 'Cronologia', text: 'Si svuota quando vuoi.' },
      { title: 'Per Windows', text: 'È l’edizione in vendita.' },
      {
        title: 'Iscritto o ospite',
        text: 'Leggi subito se stai vedendo il video intero oppure un estratto.',
      },
      {
        title: 'Spazio controllato',
        text: 'Un contenuto a pagamento può pesare vari gigabyte: durata e grandezza si vedono prima, e lo spazio libero sul disco viene verificato.',
      },
      { title: 'Doppioni segnati', text: 'Un video che hai già si riconosce prima di salvarlo ancora.' },
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
      {
        question: 'FC2 Live si registra?',
        answer:
          'No, le stanze in diretta restano fuori. Si aggiungono soltanto i video con una pagina propria.',
      },
      {
        question: 'Un contenuto è stato tolto: si recupera?',
        answer: 'No. Ciò che FC2 non riproduce più per il tuo account non si può prendere.',
      },
      {
        question: 'Come so se un video è lecito?',
        answer:
          'Non sempre lo si sa. Lascia stare tutto ciò che sembra caricato senza il consenso di chi vi compare o del titolare.',
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
      { title: 'Fine dell’abbonamento', text: 'La data è in vista, e oltre quella non si salva più nulla.' },
      {
        title: 'Anche per chi pubblica',
        text: 'Chi ha una pagina propria può tenere una copia di ciò che ha messo in rete.',
      },
      { title: 'Mesi divisi', text: 'Dentro la cartella di un profilo ogni mese può avere la sua.' },
    ],
    questions: [
      {
        question: 'Serve il consenso di chi pubblica?',
        answer: 'Valgono le sue condizioni e quelle di OnlyFans. Conserva per te solo il permesso.',
      },
      { question: 'Posso inoltrare un video?', answer: 'Mai: danneggia chi vi compare e può essere reato.' },
      {
        question: 'I messaggi privati?',
        answer:
          'Ciò che hai sbloccato in un messaggio sta in un elenco a sé, separato dai post dell’abbonamento mensile.',
      },
      {
        question: 'Apre i profili a cui non sono abbonato?',
        answer: 'No. Ciò che sul sito è chiuso resta chiuso anche nell’applicazione.',
      },
      {
        question: 'Perché la prima visita è lunga?',
        answer: 'Una pagina può avere migliaia di post. L’elenco si legge una volta, poi soltanto le novità.',
      },
      {
        question: 'Le dirette sono comprese?',
        answer: 'No. Se l’autore pubblica in seguito la registrazione, si tratta come un altro post.',
      },
      {
        question: 'Chi pubblica lo viene a sapere?',
        answer:
          'Noi non gli inviamo nulla. Correttezza vuole che tu tratti il suo lavoro come chiede e che cancelli una copia se te lo domanda.',
      },
    ],
    meta_title: 'Downloader per OnlyFans, solo maggiorenni',
    meta_description:
      'Maggiorenni: video dei tuoi abbonamenti OnlyFans attivi, per profilo e data, a tuo uso esclusivo.',
  },
}
