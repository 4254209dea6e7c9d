import type { ArticleText } from '../../texts'

export const article113: ArticleText = {
  title: 'Download lento? Che cosa controllare, e in che ordine',
  summary:
    'Sette controlli, dal cavo all’ora del giorno, che trovano quasi sempre la causa, e i dati da mandarci quando non la trovano.',
  body: `
«È lento» può voler dire quattro cose: lento da subito, lento la sera, fermo a metà, interminabile alla fine. Le cause sono diverse, quindi il primo passo è capire quale dei quattro casi è il tuo. Poi scorri l’elenco dall’alto: i primi punti chiedono un minuto ciascuno.

## Quanto dovrebbe durare

Prima di cercare un guasto, fai un conto. Le linee si vendono in megabit, i file si misurano in megabyte: dividi per otto. Con 100 Mbit/s arrivano al massimo 12,5 MB al secondo. Una puntata da 1,5 GB richiede perciò

- circa due minuti a 100 Mbit/s,
- circa dieci a 20 Mbit/s,
- circa quaranta a 5 Mbit/s.

Questo è il minimo. Il resto lo decide il servizio, che consegna il video alla velocità necessaria per guardarlo, con un po’ di margine. Chi ha un gigabit in casa vede spesso un titolo fermarsi a 30 o 40 Mbit/s, e non c’è nulla di rotto: è il rubinetto di chi trasmette.

## I sette controlli

1. **Nel browser si vede bene?** Apri lo stesso titolo. Se si blocca anche lì, la causa è nella rete o nel servizio, e nessuna nostra impostazione può farci qualcosa.
2. **Cavo al posto del Wi-Fi.** I muri portanti delle case italiane sono ottimi per fermare il segnale. Se il cavo non c’è, prova accanto al router e sulla rete a 5 GHz.
3. **Chi altro sta usando la linea?** Backup delle foto, aggiornamenti di un gioco, una lezione in video: si divide tutto per quanti siete.
4. **Che ora è?** Fra le nove e le undici di sera guardano tutti. Fai lavorare la coda di notte o di primo mattino.
5. **Quanti titoli insieme?** Uno o due. Con cinque la velocità si divide per cinque, e il servizio può insospettirsi.
6. **Il disco tiene il passo?** Una chiavetta economica scrive 10 o 15 MB al secondo, un disco quasi pieno ancora meno. Salva sul disco interno, copia dopo, e lascia libero il doppio dello spazio del file: durante l’unione ne esistono due copie.
7. **L’applicazione è aggiornata?** I servizi cambiano modo di trasmettere senza preavviso. Gli ultimi adattamenti sono elencati nella pagina delle [novità](/changelog/video-downloader-windows).

### La prova del nove

Per sapere se la colpa è della linea o di un servizio, scarica qualcosa che non dipenda da quel servizio. Con la prova gratuita del [downloader di video](/video-downloader) basta un breve filmato di un sito aperto, di cui l’autore permetta la copia. Se quello arriva in un attimo, il problema è altrove; se arranca anche lui, telefona al tuo operatore.

## Se si ferma a metà

Il più delle volte è scaduta la sessione. Accedi di nuovo dentro l’applicazione e riprendi: i pezzi già presi non si scaricano due volte.

Guarda poi **dove** si ferma.

- **Sempre allo stesso minuto:** il segmento è probabilmente difettoso all’origine. Scegli un’altra risoluzione, che ha segmenti propri.
- **Ogni volta in un punto diverso:** è la rete, oppure il portatile che va in sospensione. Nelle opzioni di risparmio energetico impedisci il sonno finché la coda lavora.
- **Con un titolo solo:** controlla che sia ancora in catalogo. Quelli in scadenza danno più noie degli altri; le durate sono in [questo articolo](/article/106).
- **Dopo qualche ora, in albergo:** la rete chiede un nuovo accesso dalla sua pagina.

## Se è lento alla fine

Al 99 per cento il download è finito: si stanno unendo immagine, suono e sottotitoli. Con un film lungo e un computer anziano occorre qualche minuto. Ci vuole molto di più in due casi. Il primo è una **conversione**, per esempio da H.265 a H.264: tutto il film viene codificato di nuovo, e può servire tanto tempo quanto dura. Se il tuo televisore legge il codec di partenza, tienilo; [come scegliere](/article/104) è spiegato a parte. Il secondo è una destinazione lenta, come un disco di rete: fai l’unione sul disco interno e sposta il file quando è pronto.

## Che cosa non serve

- **Avviare il titolo cinque volte.** Si rubano la linea a vicenda.
- **Spegnere l’antivirus.** Se esamina a lungo ogni file, escludi la cartella dei file finiti e lascia sorvegliata l’applicazione.
- **Gli «acceleratori».** La velocità la decide chi trasmette, e quei programmi portano spesso altro con sé.
- **Una VPN per far finta di essere altrove.** Allunga il percorso, viola le condizioni di quasi tutti i servizi e non dà diritti che il contratto non dia.
- **Reinstallare subito.** Cancella gli indizi. Prima salva il registro.

## Casa piccola, rete grande: due trucchi onesti

Se il router è all’ingresso e il computer in fondo al corridoio, un paio di adattatori che usano la rete elettrica costa poco e batte quasi sempre un ripetitore. Se invece la linea è davvero lenta, come in molte zone ancora servite dal rame, riduci la richiesta: a 720p una puntata pesa circa la metà che a 1080p, e su un tablet la differenza si nota appena. Metti in coda la sera, spegni lo schermo e non il computer, e al mattino la stagione è pronta. Con la connessione del telefono fai i conti prima: una serie intera in 1080p può mangiarsi i gigabyte di un mese.

## Se non basta

Scrivici dal [modulo di contatto](/contact) e aggiungi

1. l’indirizzo del titolo,
2. la versione dell’applicazione e del sistema,
3. l’ora del tentativo e la velocità che hai visto,
4. il registro che si salva dal menu di aiuto: non contiene password.

Dicci anche quali controlli hai già fatto. Ci risparmi di chiederti per prima cosa se hai provato con il cavo.
`,
  meta_title: 'Download lento: sette controlli da fare',
  meta_description:
    'Linea, Wi-Fi, disco, orario, impostazioni: sette controlli per download lenti o interrotti, con le cifre per sapere che cosa è normale.',
}
