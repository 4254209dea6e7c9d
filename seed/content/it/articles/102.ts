import type { ArticleText } from '../../texts'

export const article102: ArticleText = {
  title: 'Un volo lungo in compagnia di una serie',
  summary:
    'Quante puntate stanno in undici ore, quanto spazio occupano e che cosa controllare la sera prima: un piano per non restare senza finale sopra l’oceano.',
  body: `
In volo nessuno telefona e il posto è pagato: per una serie è il momento giusto. Lo streaming invece non va d’accordo con l’aereo, perché la rete di bordo è lenta, costosa o riservata ai messaggi. Mezz’ora di preparazione a casa basta a risolvere.

## Conta le ore, non le puntate

Dalla durata del volo togli l’imbarco, due pasti e il sonno. Di undici ore ne restano forse sei, che corrispondono a

- otto puntate di 45 minuti, cioè una stagione di molte serie,
- quindici episodi di anime da 24 minuti,
- oppure due film e un documentario.

Portane qualcuna in più: un ritardo capita, e una serie può deludere.

## Prima l’app del servizio, poi il computer

Su telefono e tablet [Netflix](/netflix-downloader), [Disney+](/disney-plus-downloader) e altri hanno una loro funzione offline. È la strada breve e le condizioni la prevedono. Ha però dei limiti: i titoli scadono dopo un certo tempo, alcuni poche ore dopo il primo avvio, e sul portatile spesso la funzione manca.

Un file sul computer serve a chi guarda su un portatile, a chi vuole due lingue di sottotitoli e a chi ha un lettore senza app. Vale la regola di sempre: accesso tuo, uso privato, e soltanto ciò che condizioni e legge permettono.

### Le impostazioni dell’app, una per una

Prima di affidarti all’offline del servizio apri le sue impostazioni. Qualità «alta» può pesare il triplo di «standard» e su un telefono non si vede. La scheda di memoria, se c’è, va scelta come destinazione. Il download automatico delle puntate successive è comodo, ma cancella quelle già viste: in aereo non potrai rivederle. Infine controlla quanti dispositivi ammette il tuo piano, perché in famiglia si fa presto a superarli.

## Quanto spazio occorre

Un’ora di video chiede all’incirca:

- mezzo gigabyte a 480p, sufficiente per un telefono,
- un gigabyte a 720p, adatto a un tablet,
- da due a tre gigabyte a 1080p, utile su un portatile.

Su undici pollici, a un braccio di distanza, la differenza fra gli ultimi due si vede poco. Lascia del margine libero: un dispositivo pieno rallenta.

## Audio e sottotitoli in cabina

I motori coprono i dialoghi sottovoce. I sottotitoli aiutano anche in italiano, e lo stereo in cuffia è più chiaro di un audio a più canali. Se non conosci l’apparecchio, scegli MP4 con H.264: il perché è spiegato nell’articolo su [codec e contenitori](/article/104). Per i bambini fissa la lingua prima di partire.

## Se viaggi con bambini

Un adulto sopporta una puntata noiosa, un bambino di quattro anni no. Prepara una cartella a parte con ciò che conosce già: in aereo vince il ripetuto. Imposta l’italiano prima di partire, perché un doppiaggio non salvato non si recupera al posto 24B, e limita il volume nelle impostazioni. Gli episodi da sette a undici minuti sono perfetti: quando arriva il carrello si può smettere senza tragedie. Conta tre ore di video per otto di volo, e porta anche carta e pastelli.

## Batteria esterna: che cosa dicono le norme

Viaggia solo in cabina. Fino a 100 Wh, cioè circa 27.000 mAh a 3,7 volt, di regola passa senza domande; fra 100 e 160 occorre il consenso della compagnia; oltre resta a terra. Diverse compagnie vietano inoltre di usarla durante il volo o di riporla nella cappelliera. Il valore è stampato sull’involucro: se non si legge più, rischi che te la trattengano ai controlli.

## Con uno scalo in mezzo

In un Milano-Doha-Perth lo scalo è una risorsa, ma non per scaricare: il Wi-Fi degli aeroporti spesso si chiude dopo mezz’ora e si divide fra centinaia di persone. Usalo per

1. ricaricare tutto fino in fondo,
2. cancellare ciò che hai già visto, se lo spazio stringe,
3. passare dal portatile al tablet il materiale per la seconda tratta.

## Gli errori che rovinano il volo

- **Tutto in 4K.** Una stagione riempie il tablet e scatta su un processore di qualche anno fa.
- **Un solo genere.** Alla quinta ora di delitti si vorrebbe una commedia.
- **Numeri senza zero.** Il lettore ordina per caratteri e mette il dieci dopo l’uno: scrivi «01».
- **La scoperta dell’ultimo minuto.** Se il download è lento la sera prima, [questi controlli](/article/113) aiutano, ma non fanno miracoli alle cinque del mattino.
- **Le cuffie senza fili e basta.** Sei ore le reggono, undici forse no. Metti in tasca un paio con il cavo e, se serve, l’adattatore.
- **Il segno perso.** L’app del servizio non sa che hai guardato i file: annota a quale puntata sei arrivato.
- **La chiavetta per lo schermo del sedile.** Sempre meno aerei le leggono, e quasi mai un MKV. Porta il tuo schermo.

## La sera prima

1. Avvia la coda presto: una stagione richiede tempo, e la sera i servizi sono affollati.
2. Copia i file sul dispositivo e aprili **uno per uno**, saltando a metà. Un vuoto si scopre meglio in salotto che al gate.
3. Attiva la modalità aereo e prova di nuovo.
4. Numera i file nell’ordine in cui li guarderai.
5. Metti nel bagaglio a mano cavo, cuffie e batteria esterna, che in stiva non può viaggiare.

Pensa anche al ritorno. Dentro l’Unione europea un abbonamento a pagamento ti segue come a casa durante un soggiorno temporaneo; altrove il servizio può mostrarti un catalogo diverso, e la linea dell’albergo non sempre regge. Prepara quindi le due tratte insieme.

Quando sei tornato, cancella ciò che hai visto: i file presi per un viaggio servono a quel viaggio. E se non sai che cosa sia permesso tenere, comincia da [questo articolo](/article/101).
`,
  meta_title: 'Serie per un volo lungo: come prepararsi',
  meta_description:
    'Ore, puntate, spazio su disco, sottotitoli e batteria: un piano per guardare le tue serie in aereo senza rete, con i controlli della vigilia.',
}
