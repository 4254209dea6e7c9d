import type { ArticleText } from '../../texts'

export const article109: ArticleText = {
  title: 'Audiolibri: capitoli, lettori e il punto dove fermarsi',
  summary:
    'Un romanzo di venti ore chiede capitoli, un segnalibro e un lettore che ricordi. Che cosa sa fare l’M4B, chi lo rispetta e che cosa si può tenere.',
  body: `
Se il lettore dimentica a che punto era una canzone, la riascolti. Se dimentica a che punto erano «I promessi sposi», passi la serata a cercare don Abbondio. Per un audiolibro la qualità del suono viene quarta: prima servono i capitoli, un segnalibro affidabile e un numero ragionevole di file.

## M4B oppure tanti MP3

**M4B** è un file MP4 fatto per la voce. Contiene l’intero libro, l’indice dei capitoli, la copertina e il suono in AAC. I lettori che lo riconoscono lo trattano da libro: tengono il segno, hanno il timer e mostrano il sommario.

**MP3 per capitoli** è la strada per gli apparecchi che di libri non sanno nulla: l’autoradio, la cassa dei bambini, il lettore con i tasti. Numera con gli zeri, da «01» a «48», altrimenti dopo il primo capitolo arriverà il decimo.

**Un solo MP3 lunghissimo** somma i difetti di entrambi. Evitalo.

Se non sai decidere, tieni l’M4B come originale e ricavane gli MP3 quando occorrono. Dividere un file è questione di secondi e non toglie qualità; ricomporne quarantotto, con i nomi giusti, è questione di pazienza.

## Capitoli con un nome

Un sommario utile riporta i titoli del libro, non «Traccia 17». Quando la fonte offre solo numeri, apri l’indice dell’edizione stampata, che gli editori mostrano spesso sul sito, e copia i titoli una volta per tutte. In un romanzo è un piacere, in un saggio è ciò che permette di ritrovare una pagina.

La durata comoda va da dieci a quaranta minuti: un viaggio in tram, una cena da preparare. Un capitolo di due ore va diviso, ma in una pausa del testo e mai a orologio. Controlla poi l’inizio e la fine, perché la sigla e i ringraziamenti finiscono volentieri attaccati al racconto.

## Il suono: basta poco

La voce si accontenta. Per un libro di venti ore calcola all’incirca:

- 580 MB a 64 kbit/s in mono, già nitido;
- 860 MB a 96 kbit/s, se sotto la voce c’è musica;
- poco più di 1,1 GB a 128 kbit/s in stereo, per i radiodrammi con effetti.

Salire ancora serve a riempire il telefono. E una voce registrata a 64 kbit/s non migliora se la converti a 320: pesa cinque volte tanto e basta.

## Un lettore che ricordi

Prima di affidargli un libro, guarda se il programma

1. ricorda la posizione **di ogni libro**, anche dopo un riavvio;
2. torna indietro di trenta secondi con un tasto grande;
3. cambia velocità a passi di un decimo senza deformare la voce;
4. si ferma alla fine del capitolo, non solo dopo un quarto d’ora;
5. ubbidisce ai comandi di cuffie e automobile.

Per i telefoni esistono applicazioni dedicate, su Android come su iPhone, che aprono sia M4B sia cartelle di MP3; sull’iPhone anche Libri accetta i file tuoi. Sul computer VLC mostra i capitoli. In famiglia un server come Audiobookshelf tiene un segnalibro per ciascuno, anche quando in due ascoltano lo stesso romanzo.

Quanto alla velocità, regolala su chi legge. Una lettura lenta e teatrale regge 1,2; una voce rapida va lasciata stare. Oltre 1,5 segui la trama, ma lo stile non c’è più.

## Dove fermarsi

La fine di un capitolo è il posto giusto, ed è per questo che il timer a capitoli vale più di quello a minuti. Se ascolti per addormentarti, aggiungi un limite di mezz’ora: al mattino saprai di dover tornare indietro al massimo di trenta minuti. Per un viaggio in auto copia il libro prima di partire; nelle gallerie dell’Appennino la rete non c’è, e un’app che la pretende tace.

## Da dove vengono i libri

- **La biblioteca.** Con la tessera di molte biblioteche italiane si entra in MLOL, che presta anche audiolibri. Il prestito dura un paio di settimane e si chiude da sé.
- **La radio.** «Ad alta voce», di Rai Radio 3, propone romanzi letti da attori; le puntate si ascoltano su RaiPlay Sound finché sono in catalogo.
- **Il pubblico dominio.** LibriVox e il Libro parlato di Liber Liber raccolgono classici letti in italiano. Guarda la licenza di ogni lettura: il testo può essere libero e la voce no.
- **Gli acquisti senza blocchi.** Qualche editore vende MP3 normali, che sono la cosa più semplice da conservare.
- **Gli abbonamenti**, come Audible e Storytel.

Negli abbonamenti fai attenzione a una parola. Un titolo **acquistato**, con un credito o pagandolo, di solito rimane nella tua biblioteca anche dopo la disdetta. Uno **incluso** nel catalogo è in prestito e sparisce quando smetti di pagare. La scheda del libro lo dice, ed è la prima cosa da leggere.

Per la tua biblioteca c’è il [convertitore per Audible](/audible-converter), che scrive i titoli in M4B o per capitoli, adatti a lettori che il servizio non prevede. I titoli in prestito sono pensati per il tempo del prestito. Se una copia per te sia ammessa dipende dalle condizioni del negozio e dalla legge; quella italiana non lascia aggirare le protezioni, come spiega [questo articolo](/article/101).

## Cinque errori da evitare

- **Il narratore come artista.** Ogni voce farebbe uno scaffale a sé. Per consuetudine l’autore va nell’artista e chi legge nel compositore.
- **Serie senza numero.** In ordine alfabetico «Il cane di terracotta» precede «La forma dell’acqua», che però viene prima. Scrivi serie e numero nel nome dell’album: «Montalbano 01».
- **Riproduzione casuale accesa.** Con un giallo è un disastro che si scopre tardi.
- **Tagli a tempo.** Pezzi da dieci minuti esatti spezzano le frasi a metà.
- **Cancellare il file prima del segnalibro.** In certe app vanno via insieme: annota il capitolo.

## Una lista e due dischi

Anni di crediti sono una biblioteca vera. Tieni un elenco di ciò che hai comprato e dove, conserva le ricevute e custodisci su due dischi quello che puoi conservare. Cartelle e copertine seguono le stesse regole della [musica](/article/108); per scegliere fra AAC e MP3 vale il [confronto dei formati](/article/107).
`,
  meta_title: 'Audiolibri senza rete: capitoli, M4B e lettori',
  meta_description:
    'Che cosa rende comodo un audiolibro: capitoli con un nome, M4B o MP3, lettori che tengono il segno, e i limiti di una copia per sé.',
}
