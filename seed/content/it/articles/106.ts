import type { ArticleText } from '../../texts'

export const article106: ArticleText = {
  title: 'Quanto restano in linea i programmi: Europa e Giappone',
  summary:
    'Una settimana, un mese, un anno: la permanenza dipende dal Paese, dal genere e dal contratto. Che cosa aspettarsi, e come non perdere l’ultimo giorno.',
  body: `
Pochi fastidi eguagliano quello di un programma scomparso ieri. Le reti tengono in linea le trasmissioni per un periodo limitato, che segue alcune regole. Chi le conosce perde meno.

## Perché c’è una scadenza

Tre forze la decidono. I **contratti:** i diritti di film e sport si comprano a giorni e non per sempre. Le **norme:** in alcuni Paesi una legge o un’autorità stabilisce per quanto le reti pubbliche possono offrire un programma. I **costi:** autori e interpreti vengono pagati per l’uso, quindi un archivio senza fine si paga. Per questo le produzioni proprie restano a lungo e i film comprati se ne vanno presto.

## In Italia

**RaiPlay** è noto per l’archivio: la fiction e il varietà di decenni passati, con le Teche, stanno accanto alla puntata di ieri. I film hanno invece finestre brevi, e certi eventi sportivi non restano affatto. **Mediaset Infinity** offre gratis con pubblicità gran parte di ciò che le reti hanno trasmesso; una parte del catalogo è a pagamento. In entrambi la scheda del titolo, quando indica una data di fine, va presa sul serio.

## Nel resto d’Europa

- **Regno Unito.** BBC iPlayer tiene la maggior parte delle produzioni circa un anno e le raccolte spesso di più; notizie e film comprati se ne vanno prima. Per iPlayer occorre la TV licence. ITVX e Channel 4 vivono di pubblicità e lasciano molte serie complete finché dura il contratto.
- **Germania.** ARD e ZDF offrono documentari e serie proprie per mesi o anni, i film comprati per poco. Alcuni programmi per adulti si vedono solo di notte, se non hai confermato l’età.
- **Francia.** france.tv tiene i programmi quotidiani per giorni o settimane, serie e documentari spesso per mesi. **ARTE**, che offre molti titoli con sottotitoli italiani, scrive l’ultimo giorno sotto ciascuno.
- **Spagna.** RTVE Play conserva a lungo le serie quotidiane e per poco i film comprati.

### In Svizzera, per chi legge in italiano

Chi vive in Ticino ha un servizio in più. La RSI offre i propri programmi su Play RSI, e Play Suisse riunisce film, serie e documentari svizzeri in più lingue, spesso con sottotitoli italiani. Le produzioni proprie restano a lungo; film comprati e sport seguono i contratti, come altrove. Anche questi servizi si rivolgono a chi si trova nel Paese.

## In Giappone

**TVer** riunisce le reti commerciali: una puntata resta di solito una settimana, fino alla seguente, e qualche prima puntata tutta la stagione. **NHK** offriva sette giorni di recupero con NHK Plus, a cui nell’ottobre 2025 è succeduto NHK ONE; i programmi più vecchi sono in NHK On Demand, a pagamento. Tutti si rivolgono a chi si trova in Giappone.

## Leggere le diciture

Ogni servizio ha le sue parole, e un equivoco costa una puntata.

- **«Disponibile fino al 12».** Non sempre il 12 è compreso: qualcuno chiude appena comincia il giorno. Conta sulla vigilia.
- **«Ancora 3 giorni».** Si parte dall’ora della messa in onda, non dalla mezzanotte.
- **«Stagione completa».** C’è tutta, ma tutta insieme se ne andrà.
- **«Clip» e «momenti».** Il programma intero non c’è più; i ritagli non lo sostituiscono.
- **«Prossimamente».** Essere andato in onda non garantisce di arrivare in linea: film e sport restano spesso fuori.

## Che cosa fare quando è troppo tardi

Il programma è sparito ieri: non è detto che sia perduto.

1. **Cerca una replica.** Le reti ripropongono di giorno ciò che hanno dato la sera, e la finestra si riapre.
2. **Guarda l’archivio della rete.** Le produzioni proprie passano spesso dalla differita a una sezione permanente, con un altro titolo di raccolta.
3. **Controlla noleggio e vendita.** Per film e serie è la via più rapida.
4. **Scrivi alla rete.** Le redazioni dei documentari rispondono, a volte con una data.

Quello che non conviene fare è prendere la copia di uno sconosciuto: non è una fonte lecita, e di rado è completa.

## Una lista, quattro scadenze

Un esempio di come si mette ordine. È lunedì e vuoi vedere quattro cose: il film di domenica sera, un documentario prodotto dalla rete, la puntata di una serie giapponese e una fiction quotidiana.

1. **Il film, stasera.** A volte resta due o tre giorni.
2. **La puntata giapponese, prima della successiva.** Se esce di venerdì guardala entro giovedì, e ricorda le sette o otto ore di distanza da Tokyo.
3. **La fiction, quando capita.** Si accumula, ma regge qualche settimana.
4. **Il documentario, per ultimo.** Fra un mese sarà ancora lì.

## Sbagli che costano cari

- **Aspettare la fine della serie.** Quando esce l’ultima puntata, la prima è già sparita.
- **Confondere la diretta con la differita.** Ricominciare dall’inizio si può per qualche ora, dopo non più.
- **Fidarsi dell’app di un vecchio televisore.** Senza aggiornamenti, spesso non mostra la data. Guarda il sito.
- **Ridursi all’ultima sera.** È quando lo fanno tutti, e tutto [rallenta](/article/113).
- **Contare sulla replica.** Riapre spesso la finestra, ma nessuno lo promette.
- **Conservare per abitudine.** Il telegiornale dell’altro ieri non lo guarderai mai.

## Organizzarsi, a casa e in viaggio

La differita è una faccenda nazionale. Le regole europee sulla portabilità fanno viaggiare con te gli abbonamenti **a pagamento** durante un soggiorno nell’Unione; i servizi gratuiti possono aderire ma non sono obbligati. Il Paese di chi guarda lo stabilisce il servizio, e nessun nostro prodotto lo cambia.

1. Annota l’ultimo giorno appena lo vedi, o lascia che i downloader per [RaiPlay](/raiplay-downloader), [BBC iPlayer](/bbc-iplayer-downloader) e [TVer](/tver-downloader) ordinino la lista secondo la scadenza.
2. Guarda i titoli comprati prima di quelli prodotti in casa.
3. Controlla il giorno prima della puntata seguente: molte finestre si chiudono quando comincia.
4. Tieni una registrazione solo per il tempo che ti serve. La misura dell’uso privato cambia da Paese a Paese; il quadro è in [questo articolo](/article/101).
`,
  meta_title: 'Programmi in linea: scadenze in Europa e Giappone',
  meta_description:
    'Per quanto RaiPlay, BBC, ARD, ZDF, ARTE, france.tv, TVer e NHK tengono i programmi, perché cambia, e come non perdere l’ultimo giorno.',
}
