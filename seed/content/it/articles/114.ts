import type { ArticleText } from '../../texts'

export const article114: ArticleText = {
  title: 'Stagioni anime: simulcast, doppiaggi e dove si guardano',
  summary:
    'Quattro stagioni all’anno, episodi all’ora del Giappone, doppiaggi settimane dopo: come funziona il calendario degli anime e come seguirlo.',
  body: `
Chi è cresciuto con i cartoni del pomeriggio era abituato ad aspettare anni. Oggi un episodio arriva in Italia lo stesso giorno in cui va in onda a Tokyo, ma in cambio bisogna sapersi orientare: fra stagioni che non sono stagioni, doppiaggi che arrivano a metà e serie che traslocano da un servizio all’altro.

## Il calendario

Le serie nuove partono a gennaio, aprile, luglio e ottobre. Un blocco di dodici o tredici episodi settimanali si chiama **cour**: molte serie ne hanno uno, alcune due di seguito, altre si fermano per tre mesi e riprendono, e allora si parla di «split cour». Quando leggi «Stagione 2, parte 2» sei quindi davanti alla seconda metà della seconda stagione.

Qualche cifra aiuta a organizzarsi:

- dodici episodi da 24 minuti fanno poco meno di cinque ore;
- a 1080p occupano fra i sei e i dodici gigabyte, a 720p circa la metà;
- una serie di ottobre finisce poco prima di Natale, una di gennaio a fine marzo.

Gli elenchi delle novità escono qualche settimana prima. Fine marzo e fine settembre sono i momenti buoni per segnarsi tre o quattro titoli; di più non se ne seguono.

## Simulcast e simuldub

Un **simulcast** è l’episodio pubblicato all’estero alla stessa ora della messa in onda giapponese, o poco dopo, con i sottotitoli. Molte fasce cadono dopo la mezzanotte: ciò che in Giappone si chiama «sabato notte» è già domenica sull’orologio, mentre a Roma è sabato pomeriggio. Fra noi e Tokyo ci sono otto ore d’inverno e sette d’estate, perché là l’ora legale non esiste. Due volte all’anno, dunque, l’orario del tuo episodio cambia senza che nessuno l’abbia spostato.

Un **simuldub** è il doppiaggio che esce nella stessa stagione, in genere con due o tre settimane di ritardo. Gli altri doppiaggi arrivano dopo mesi, o soltanto se la serie ha avuto successo.

### Il doppiaggio italiano

La tradizione è lunga e il pubblico esigente, ma le serie doppiate restano una parte di quelle trasmesse. Tre cose da verificare prima di salvarne una per chi i sottotitoli non li vuole:

1. che la traccia italiana esista **per tutti gli episodi**, non solo per il primo cour;
2. se si tratta di un ridoppiaggio, perché certi classici ne hanno due, con nomi diversi;
3. quali sottotitoli l’accompagnano: quelli completi e quelli dei soli cartelli sono due tracce distinte.

## Dove si guardano

[Crunchyroll](/crunchyroll-downloader) ha la maggior parte dei simulcast con sottotitoli italiani e una scelta crescente di doppiaggi; il catalogo di Funimation vi è confluito. Netflix e Disney+ tengono qualche titolo in esclusiva, a volte tutto insieme mentre in Giappone esce a settimane. Su Prime Video ci sono sia serie comprese nell’abbonamento sia canali da pagare a parte. E una parte dei classici si trova gratis e in regola, con la pubblicità, sui canali ufficiali dei distributori e nelle differite delle televisioni.

Una serie può cambiare casa tra una stagione e l’altra. Se la seconda non si trova, cercala con il titolo giapponese in lettere latine: quello italiano, più di una volta, è cambiato per strada.

## E in Giappone

- [d Anime Store](/d-anime-downloader) punta sulla quantità: migliaia di opere, poco altro e di norma nessun sottotitolo.
- [ABEMA](/abema-downloader) trasmette molte serie per prima o insieme alla televisione, alcune gratis per una settimana.
- [U-NEXT](/u-next-downloader) e DMM TV hanno quasi tutte le novità.
- TVer ne offre alcune per sette giorni dopo la messa in onda.

Là una serie sta di solito su più servizi, e l’esclusiva è un’eccezione. Sono offerte per chi si trova in Giappone, e chiedono spesso un pagamento giapponese: utili se ci vivi o ci passi un anno di studio, non dall’Italia. Nessun nostro prodotto cambia il Paese in cui risulti essere.

## Tenere in ordine

- **Una cartella per serie, una per stagione.** Numera come fa il servizio; se gli appassionati contano di seguito, aggiungi il totale tra parentesi: «S03E02 (51)».
- **Gli speciali a parte.** OVA, film e riassunti prendono S00, che i server domestici riconoscono.
- **Tieni cartelli e canzoni.** Anche con il doppiaggio serve la piccola traccia che traduce scritte e sigle. Il formato ASS le lascia al loro posto; se ne parla in [codec e sottotitoli](/article/104).
- **Due voci in un solo file.** Una traccia audio pesa una ventina di megabyte a episodio: mettere giapponese e italiano nello stesso MKV costa poco, salvare due volte il video costa molto.
- **Per cour si salva, per cour si cancella.** Ciò che hai visto fa posto a ciò che comincia.

## Gli sbagli di tutti

- **Salvare all’ora zero.** I sottotitoli della prima ora vengono a volte corretti nei giorni seguenti. Se non hai fretta, aspetta una settimana.
- **Dimenticare il film in mezzo.** Alcune storie passano per il cinema fra una stagione e l’altra, e l’elenco del servizio non lo segnala.
- **Imprimere i sottotitoli.** Si leggeranno dappertutto, ma non si potranno più togliere né correggere.
- **Credere che la versione sia definitiva.** Per i dischi molte scene vengono ridisegnate; se il servizio sostituisce l’episodio, il tuo resta quello vecchio.
- **Fidarsi dei tempi.** Un episodio di riepilogo o una settimana di pausa spostano il finale. Segna la data solo quando è confermata.

## Ciò che si può tenere

L’abbonamento vale per i tuoi occhi. Se oltre a guardare puoi anche salvare dipende dalle condizioni del servizio e dalla legge del posto in cui sei: il riassunto è in [che cosa puoi salvare](/article/101). Fuori discussione restano il caricamento, lo scambio nei gruppi e i sottotitoli tradotti in proprio e distribuiti. Chi disegna tutto questo vive di visioni regolari. Per le finestre gratuite delle emittenti, e per quanto restano aperte, c’è [l’articolo sulle differite](/article/106).
`,
  meta_title: 'Stagioni anime: simulcast, doppiaggi e servizi',
  meta_description:
    'Gennaio, aprile, luglio, ottobre: come funzionano stagioni e cour, che cosa distingue simulcast e simuldub, e dove seguire una serie.',
}
