import type { ArticleText } from '../../texts'

export const article101: ArticleText = {
  title: 'Che cosa puoi salvare, e che cosa no',
  summary:
    'Diritto d’autore, copia privata, contratto con il servizio: quattro domande per capire, titolo per titolo, se una copia è ammessa.',
  body: `
Che un programma riesca a salvare un video non dice nulla sul fatto che tu possa farlo. Lo decidono tre cose insieme: la legge del Paese in cui ti trovi, il contratto con il servizio e l’uso che farai del file. Questa panoramica non sostituisce il parere di un legale, ma ti aiuta a mettere in fila le domande.

## La copia privata in Italia

L’articolo 71-sexies della legge sul diritto d’autore consente a una persona fisica di copiare musica e video per uso esclusivamente personale, senza scopo di lucro. In cambio si paga un compenso, compreso nel prezzo di dischi, memorie e telefoni.

I limiti però contano quanto la regola. La fonte deve essere lecita. Le misure tecnologiche di protezione vanno rispettate, e aggirarle è vietato qui come nel resto dell’Unione europea. Infine la norma non si applica alle opere offerte a richiesta quando sono protette o quando vi si accede in base a un contratto. Per gran parte dello streaming in abbonamento, quindi, la risposta non sta nella copia privata, ma in ciò che il servizio ti concede.

## Che cosa aggiunge il contratto

Un abbonamento dà il diritto di guardare finché dura. Molti servizi hanno nell’app una funzione offline: se ti basta, usa quella. Oltre, le condizioni escludono spesso la copia, e chi le viola rischia l’account. Cerca il capitolo sull’uso consentito prima di cominciare, non dopo.

## Dove di solito non ci sono problemi

- **Ciò che hai fatto tu:** riprese, concerti suonati da te, video caricati da te.
- **Le licenze libere**, come Creative Commons, rispettandone le condizioni: citare l’autore, per esempio.
- **Il pubblico dominio**, che nell’Unione europea arriva in genere 70 anni dopo la morte degli autori.
- **I download offerti da chi ha i diritti**, come fanno certi musicisti, enti di formazione ed emittenti.
- **Le registrazioni della tua associazione o azienda**, con il consenso di chi ne risponde.

Sui siti aperti la licenza è spesso scritta sotto il video. Il [downloader di video](/video-downloader) lavora con quei siti, ma la verifica spetta a te.

## Se ti sposti, cambiano le regole

Francia, Germania e Spagna conoscono anch’esse la copia privata, ognuna con le proprie condizioni. La Svizzera è un po’ più larga, purché l’uso resti privato. Il Regno Unito non ha un’eccezione generale, ma ammette di registrare una trasmissione per vederla più tardi. Gli Stati Uniti valutano caso per caso se l’uso è corretto e vietano a parte l’elusione delle protezioni. Il Giappone proibisce di scaricare sapendo che la fonte è illecita. In viaggio vale, di norma, la legge del luogo in cui fai la copia.

## Sette casi concreti

Le regole si capiscono meglio con gli esempi. La risposta breve è qui; quella completa sta nelle condizioni che hai accettato.

- **Il corso che ho pagato.** Molte scuole permettono di scaricare le lezioni: se è scritto, salva. Se l’accesso dura quanto l’iscrizione, finisce con l’iscrizione.
- **La puntata di ieri su una rete pubblica.** Si guarda gratis per un certo tempo. Se vuoi registrarla per vederla più tardi, controlla che la rete non lo escluda e che il flusso non sia protetto.
- **La serie in abbonamento.** Decide il contratto. Se ti basta l’offline dell’app, è quello previsto.
- **Il film noleggiato.** Hai pagato un tempo, non una copia. Scaduto il tempo, il file non ha più ragione di esistere.
- **Il saggio della scuola di danza.** La ripresa è tua, le musiche no, e ci sono minori. Tienila in famiglia; per pubblicarla servono consensi.
- **Un video con licenza Creative Commons.** «BY» chiede di citare l’autore, «NC» esclude l’uso commerciale, «ND» vieta le modifiche.
- **La messa o il consiglio comunale in diretta.** Chi trasmette decide. Una telefonata in parrocchia o in Comune chiarisce tutto.

### E se il titolo non si trova più da nessuna parte?

Succede con documentari e programmi mai ripubblicati. Che un’opera non sia in vendita non la rende libera: i diritti restano a chi li ha. Si può però chiedere. Le reti, gli archivi e le cineteche rispondono più spesso di quanto si creda, soprattutto se la richiesta è precisa: titolo, anno, uso previsto.

## Controllare una licenza in cinque minuti

1. Cerca sotto il video la parola **licenza** o il simbolo di Creative Commons.
2. Se non c’è, vai in fondo alla pagina: «condizioni», «note legali», «uso consentito».
3. Premi Ctrl+F e cerca «scaricare», «copia», «uso personale».
4. Guarda chi ha caricato il titolo. Un film di quest’anno sull’account di uno sconosciuto non è una fonte lecita, per quanto si veda bene.
5. Conserva una schermata con la data accanto al file. Le condizioni cambiano, e tra due anni vorrai sapere che cosa dicevano.

## Frasi da non credere

- **«Ho pagato, quindi è mio».** Hai pagato l’accesso. Acquisto e abbonamento sono contratti diversi anche quando il pulsante è identico.
- **«Senza lucro è permesso».** Caricare un film gratis resta una messa a disposizione del pubblico.
- **«È su internet, quindi è libero».** Quasi tutto ciò che è su internet ha un autore vivo o i suoi eredi.
- **«Lo passo solo a mio cugino».** L’uso personale è il tuo.
- **«Se il programma ci riesce, si può».** Un programma non può dare permessi che non ha.

## Quattro domande prima di ogni copia

1. Ho un accesso lecito, con il mio account o da una fonte aperta a tutti?
2. Chi trasmette, o la legge del luogo in cui sono, mi permette questa copia?
3. Il file resterà a casa mia, senza condivisioni, caricamenti o proiezioni?
4. Lo cancellerò quando il mio diritto finisce, per esempio dopo un noleggio?

Se a una sola rispondi no, o non lo sai, guarda il titolo in rete. Le nostre applicazioni sono strumenti e non danno diritti; l’[esclusione di responsabilità](/legal-disclaimer) lo spiega meglio.
`,
  meta_title: 'Copia privata e streaming: che cosa è ammesso',
  meta_description:
    'Fonte lecita, misure di protezione, contratto: che cosa si può tenere per sé in Italia e altrove, e che cosa è meglio guardare in rete.',
}
