import type { PageTexts } from '../text'

export const adult: PageTexts = {
  fanza_downloader: {
    headline: 'FANZA: salva in privato i video che hai acquistato',
    promise:
      'Soltanto per adulti: salva e ordina sul computer i video acquistati o noleggiati con il tuo account FANZA.',
    steps: [
      { title: 'Conferma l’età', text: 'Devi superare il controllo di FANZA.' },
      { title: 'Apri la libreria', text: 'Acquisti, noleggi e abbonamenti mensili sono separati.' },
      { title: 'Salva i video', text: 'Scegli una cartella accessibile soltanto a te.' },
    ],
    features: [
      { title: 'Codice dell’opera', text: 'Il nome contiene il numero e il titolo giapponese.' },
      { title: 'Video in più parti', text: 'Le parti dello stesso acquisto restano in ordine.' },
      { title: 'Abbonamenti mensili', text: 'I titoli compresi in quello attivo sono contrassegnati.' },
      { title: 'Miniature nascoste', text: 'Le anteprime non compaiono fuori dall’applicazione.' },
      {
        title: 'Informazioni in un testo',
        text: 'Il titolo, lo studio e la data possono essere salvati accanto al video.',
      },
      {
        title: 'Risoluzione acquistata',
        text: 'Se un’opera è in vendita in più risoluzioni, l’elenco mostra la tua.',
      },
    ],
    questions: [
      { question: 'Chi può acquistare la licenza?', answer: 'Soltanto chi è maggiorenne nel proprio Paese.' },
      { question: 'DMM TV è compreso?', answer: 'No, è un altro servizio con un prodotto separato.' },
      {
        question: 'Posso dare un file ad altri?',
        answer: 'No. L’acquisto è destinato soltanto a te, secondo le condizioni di FANZA e la legge.',
      },
      {
        question: 'Si può salvare ciò che non ho acquistato?',
        answer: 'No. A parte gli estratti, vedi soltanto le opere che il tuo account può riprodurre.',
      },
      {
        question: 'I titoli VR sono compresi?',
        answer:
          'No, richiedono un visore e il lettore di FANZA. Il prodotto riguarda i video che si vedono in un normale browser.',
      },
      {
        question: 'Che cosa cambia se disdico un canale mensile?',
        answer: 'Non hai più il diritto di guardarne i titoli e devi cancellare le copie.',
      },
      {
        question: 'Libri e giochi sono compresi?',
        answer:
          'No, soltanto i video acquistati o noleggiati. Con la prova gratuita puoi verificare il tuo account prima di comprare.',
      },
    ],
    meta_title: 'Downloader per FANZA, solo per adulti',
    meta_description:
      'Per maggiorenni: salva e ordina per codice gli acquisti e i noleggi del tuo account FANZA, in privato e nei limiti dei tuoi diritti.',
  },
  mgstage_downloader: {
    headline: 'MGStage: salva in privato i titoli acquistati',
    promise:
      'Soltanto per adulti: conserva una copia personale dei video che il tuo account MGStage può riprodurre.',
    steps: [
      { title: 'Conferma l’età e accedi', text: 'MGStage richiede entrambe le cose.' },
      { title: 'Apri i tuoi acquisti', text: 'Vedi il codice, lo studio e la data.' },
      { title: 'Aggiungi alla coda', text: 'I download proseguono senza mostrare avvisi.' },
    ],
    features: [
      { title: 'Cartelle per studio', text: 'Ogni studio può avere la propria cartella.' },
      { title: 'Nomi neutri', text: 'Puoi usare soltanto il codice.' },
      { title: 'Download interrotti', text: 'Riprendono quando riapri l’applicazione.' },
      { title: 'Notifiche disattivate', text: 'Basta cambiare un’impostazione, una volta sola.' },
      {
        title: 'Raccolte',
        text: 'I titoli in offerta sono elencati separatamente, così scegli soltanto quelli che ti interessano.',
      },
      {
        title: 'Dettagli prima del download',
        text: 'Per ogni titolo vedi la durata, la dimensione e l’ultimo giorno disponibile.',
      },
      {
        title: 'Copertina e codice',
        text: 'Il codice è all’inizio del nome, e la copertina può essere salvata come immagine.',
      },
    ],
    questions: [
      { question: 'Devo essere maggiorenne?', answer: 'Sì, sia per acquistare sia per usare il prodotto.' },
      {
        question: 'Si possono salvare le anteprime gratuite?',
        answer: 'Il prodotto è pensato per i titoli del tuo account.',
      },
      {
        question: 'Che cosa posso fare con i miei acquisti?',
        answer: 'Guardarli in privato, secondo le condizioni di MGStage. Ogni diffusione è vietata.',
      },
      {
        question: 'Streaming e download sono acquisti diversi?',
        answer: 'Sì, MGStage vende entrambi. Il prodotto riguarda i titoli che si vedono nel browser.',
      },
      {
        question: 'L’abbonamento a MGStage è compreso?',
        answer:
          'I titoli che ti permette di guardare compaiono accanto agli acquisti. Quando l’abbonamento finisce, non sono più disponibili e devi cancellare le copie.',
      },
      {
        question: 'Posso fare una prova con un estratto?',
        answer:
          'Sì. Con la prova gratuita puoi controllare accesso, immagine e nomi dei file prima di acquistare.',
      },
    ],
    meta_title: 'Downloader per MGStage, maggiorenni',
    meta_description:
      'Solo per adulti: salva i titoli acquistati su MGStage, ordinati per studio e codice, con nomi neutri e per uso personale.',
  },
  fc2_downloader: {
    headline: 'FC2: salva i contenuti acquistati su Windows',
    promise: 'Per maggiorenni: salva i video FC2 che hai acquistato o che l’autore ti permette di guardare.',
    steps: [
      { title: 'Inserisci l’indirizzo', text: 'Copia quello del video o dell’articolo.' },
      { title: 'Dichiara la tua età', text: 'Segui le indicazioni del sito e accedi.' },
      { title: 'Scegli dove salvare', text: 'Può essere su un disco esterno o protetta.' },
    ],
    features: [
      { title: 'Numero FC2', text: 'È nel nome del file insieme all’autore, così puoi ritrovare la pagina.' },
      {
        title: 'Controllo dell’acquisto',
        text: 'I contenuti che non hai pagato vengono segnalati e saltati.',
      },
      { title: 'Cronologia', text: 'Puoi cancellarla in qualsiasi momento dalle impostazioni.' },
      { title: 'Edizione per Windows', text: 'È l’unica in vendita.' },
      { title: 'Video intero o estratto', text: 'L’elenco indica che cosa puoi guardare.' },
      {
        title: 'Spazio sul disco',
        text: 'Un contenuto a pagamento può occupare diversi gigabyte: prima del download vedi la dimensione e lo spazio libero viene verificato.',
      },
      { title: 'Doppioni', text: 'Un video che hai già viene riconosciuto.' },
    ],
    questions: [
      {
        question: 'È disponibile per Mac?',
        answer: 'Non è più in vendita; le licenze già acquistate restano nell’account.',
      },
      {
        question: 'Che cosa faccio se un contenuto sembra illecito?',
        answer: 'Non salvarlo e segnalalo a FC2 o alle autorità.',
      },
      {
        question: 'Anche gli autori privati sono tutelati?',
        answer: 'Sì, come tutti gli altri. Se una copia è permessa, conservala soltanto per te.',
      },
      {
        question: 'Si può registrare FC2 Live?',
        answer: 'No, le dirette sono escluse. Si possono salvare soltanto i video con una pagina propria.',
      },
      {
        question: 'Posso recuperare un contenuto rimosso?',
        answer: 'No. Ciò che FC2 non riproduce più con il tuo account non si può salvare.',
      },
      {
        question: 'Come capisco se un video è lecito?',
        answer:
          'Non è sempre possibile saperlo. Evita tutto ciò che sembra pubblicato senza il consenso di chi vi compare o del titolare dei diritti.',
      },
    ],
    meta_title: 'Downloader per FC2 su Windows, adulti',
    meta_description:
      'Per maggiorenni: salva su Windows i contenuti FC2 acquistati con il tuo account, nella cartella che preferisci.',
  },
  onlyfans_downloader: {
    headline: 'OnlyFans: salva i video dei profili che segui',
    promise: 'Soltanto per maggiorenni: salva e ordina i video dei profili a cui sei abbonato.',
    steps: [
      { title: 'Accedi', text: 'Usa il tuo account verificato.' },
      { title: 'Scegli un profilo', text: 'Vedi soltanto quelli a cui sei abbonato.' },
      { title: 'Scegli i video', text: 'Scegli quelli da salvare e la cartella.' },
    ],
    features: [
      { title: 'Una cartella per profilo', text: 'I video sono ordinati per data di pubblicazione.' },
      { title: 'Niente doppioni', text: 'L’applicazione riconosce i video già salvati.' },
      { title: 'Selezione manuale', text: 'Scegli un video alla volta, non un intero profilo.' },
      { title: 'Contenuti rimossi', text: 'Ciò che l’autore cancella non si può più salvare.' },
      {
        title: 'Scadenza dell’abbonamento',
        text: 'È indicata, e dopo quella data non si può aggiungere altro.',
      },
      { title: 'Per gli autori', text: 'Chi ha una propria pagina può conservare una copia dei suoi video.' },
      { title: 'Cartelle mensili', text: 'In ogni profilo puoi creare una cartella per mese.' },
    ],
    questions: [
      {
        question: 'Serve il consenso dell’autore?',
        answer:
          'Valgono le sue condizioni e quelle di OnlyFans. Conserva per te soltanto ciò che è permesso.',
      },
      {
        question: 'Posso inoltrare un video?',
        answer: 'No, mai. Danneggia chi vi compare e può essere un reato.',
      },
      {
        question: 'I messaggi privati sono compresi?',
        answer: 'I contenuti che hai sbloccato in un messaggio sono in un elenco separato.',
      },
      {
        question: 'Si possono vedere i profili a cui non sono abbonato?',
        answer: 'No, l’applicazione non apre ciò che sul sito è chiuso.',
      },
      {
        question: 'Perché la prima apertura è lenta?',
        answer:
          'Un profilo può avere migliaia di post. La prima volta viene letto tutto l’elenco, poi soltanto le novità.',
      },
      {
        question: 'Le dirette sono comprese?',
        answer: 'No. Se l’autore pubblica la registrazione, puoi salvarla come gli altri post.',
      },
      {
        question: 'L’autore viene avvisato?',
        answer:
          'L’applicazione non gli invia nulla. Rispetta comunque le sue richieste e cancella una copia se te lo chiede.',
      },
    ],
    meta_title: 'Downloader per OnlyFans, solo maggiorenni',
    meta_description:
      'Per maggiorenni: salva i video dei tuoi abbonamenti OnlyFans attivi, ordinati per profilo e data, soltanto per uso privato.',
  },
}
