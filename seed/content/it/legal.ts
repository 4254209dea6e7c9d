import type { ContentTexts } from '../texts'

export const legal: ContentTexts['legal'] = {
  terms_of_use: {
    title: 'Condizioni d’uso',
    meta_title: 'Condizioni d’uso del negozio e dei programmi',
    meta_description:
      'Le condizioni di questo sito e delle applicazioni Tidemark: licenza, uso consentito, account, prova, responsabilità e modifiche.',
    body: `
Queste condizioni valgono per questo sito e per le applicazioni che Tidemark offre qui. Installando un’applicazione o creando un account le accetti. Per gli acquisti valgono inoltre le [condizioni di vendita](/purchase-policy).

## La licenza

Ricevi il diritto di installare un’applicazione e di usarla a titolo privato, sul numero di computer previsto dal tuo piano: un computer o tre computer, per il sistema scelto. Una licenza a tempo finisce con il suo periodo; una licenza a vita non ha scadenza. Puoi spostarla su un altro computer liberando il vecchio nel tuo account. Non puoi darla a noleggio, rivenderla o comunicarne la chiave fuori dal tuo nucleo familiare.

## Che cosa puoi salvare

Le applicazioni lavorano con servizi ai quali porti il tuo accesso. Salvi soltanto ciò che hai il diritto di salvare: opere tue, opere con licenza libera e titoli per i quali le condizioni del servizio e la legge del luogo in cui vivi ti lasciano una copia per uso privato. È vietato pubblicare, vendere o proiettare in pubblico i file salvati. Non puoi servirti delle applicazioni per eludere una misura tecnica di protezione là dove è proibito. Di ogni copia rispondi tu.

## Il tuo account

Indica un indirizzo e-mail valido e tieni per te la password. Avvisaci con il [modulo di contatto](/contact) se pensi che qualcun altro usi il tuo account. Possiamo sospendere un account usato contro queste condizioni; prima ti scriviamo, salvo che la legge o un pericolo urgente lo impediscano.

## Prova e aggiornamenti

La prova serve a verificare che l’applicazione faccia ciò che ti occorre; i suoi limiti sono indicati nell’applicazione. Gli aggiornamenti del prodotto sono compresi finché la licenza è attiva. I servizi cambiano: una funzione può mancare per un periodo o per sempre, e la pagina del prodotto lo segnala.

## Responsabilità

Rispondiamo senza limiti per dolo e colpa grave, e ovunque la legge non ammetta limiti. Per colpa lieve rispondiamo solo della violazione di obblighi essenziali, fino al danno prevedibile. Conserva una copia dei dati importanti.

## Nomi di terzi

I nomi di servizi e apparecchi appartengono ai loro titolari. Li usiamo soltanto per dire con che cosa funziona un’applicazione. Non esiste alcuna collaborazione con loro.

## Modifiche

Possiamo modificare queste condizioni per il futuro. La versione in vigore e la sua data sono in testa alla pagina; chi ha una licenza attiva viene informato per e-mail dei cambiamenti importanti. I diritti che la legge del tuo Paese riconosce ai consumatori non vengono mai ridotti.
`,
  },
  privacy_policy: {
    title: 'Informativa sulla privacy',
    meta_title: 'Informativa sulla privacy: quali dati e perché',
    meta_description:
      'Quali dati conserva Tidemark, perché e per quanto tempo: account, ordini, licenze, dispositivi, messaggi, cookie, e i tuoi diritti.',
    body: `
Questa pagina dice quali dati personali conserviamo quando visiti il negozio, compri o usi un’applicazione, e che cosa puoi decidere tu.

## Che cosa conserviamo

- **Account:** l’indirizzo e-mail, il nome che hai scelto, la lingua e una forma protetta della password, dalla quale non si può risalire alla password stessa.
- **Ordini:** che cosa hai comprato, quando, in quale valuta e a quale prezzo, e lo stato del pagamento. I numeri delle carte restano al fornitore del pagamento e non li riceviamo.
- **Abbonamenti:** che cosa si rinnova, quando e a quale prezzo, e con quale riferimento il fornitore del pagamento conserva il tuo metodo di pagamento.
- **Licenze:** il prodotto, il piano, il giorno di emissione e, se c’è, quello di scadenza.
- **Dispositivi:** i computer che hai attivato, con sistema, nome e un identificativo, perché una licenza non giri su più computer del previsto.
- **Messaggi:** ciò che scrivi nel modulo di contatto o in una richiesta di assistenza.
- **Recensioni:** le stelle, il testo e il nome che dai a proposito di un prodotto. Chiunque può leggerli una volta che li abbiamo letti, finché non li rimuovi o elimini il tuo account.
- **Commenti:** il nome e il testo che lasci sotto un articolo. Chiunque può leggerli una volta che li abbiamo letti.
- **Dichiarazioni:** le disdette e i recessi che ci invii, con data e ora.
- **Registri tecnici:** brevi registri degli accessi, per trovare i guasti e impedire gli abusi.

## Che cosa non conserviamo

Non annotiamo quali film, serie o brani salvi. Le credenziali dei servizi di streaming vanno dal tuo computer al servizio e non a noi.

## Perché e su quale base

Account, ordini, licenze e dispositivi servono a eseguire il contratto con te. Gli ordini si conservano anche perché lo chiede la legge fiscale. I registri proteggono la sicurezza del negozio, che è un interesse legittimo. Newsletter e notifiche partono solo con il tuo consenso, che puoi revocare in ogni momento.

## Chi altro riceve dati

Il fornitore del pagamento che scegli riceve quanto gli occorre per il pagamento. Fornitori di hosting e di posta elettronica trattano dati per nostro conto. Se hai chiesto le notifiche push, viaggiano cifrate attraverso il servizio di messaggi di chi produce il tuo browser, che conosce l’indirizzo che gli ha assegnato e l’ora di ogni notifica, ma non il contenuto. Non vendiamo dati.

## Per quanto tempo

I dati dell’account restano finché non lo elimini. Gli ordini restano per il tempo richiesto dalla legge fiscale. I registri vengono cancellati dopo poco. Per il resto valgono dei termini, passati i quali cancelliamo da soli:

- **Account** il cui indirizzo non è mai stato confermato: 30 giorni. Accessi terminati: 7 giorni; l’elenco dei tuoi accessi: 180 giorni.
- **Ordini** mai pagati: 90 giorni.
- **E-mail** che ti abbiamo inviato: il testo 30 giorni, l’annotazione dell’invio 730 giorni.
- **Dispositivi** che hai liberato, notifiche push non più in uso, visite dal tuo link di invito e, come hash senza il tuo indirizzo, il fatto che un account eliminato ha avuto una prova gratuita: 365 giorni.
- **Messaggi** all’assistenza, con i loro file: 1095 giorni dalla chiusura del caso.
- **Segnalazioni** di errori nel browser: 90 giorni.
- **Dopo l’eliminazione dell’account** ne conserviamo per 400 giorni il numero interno, e nient’altro, per eliminarlo di nuovo se mai ripristinassimo una copia di sicurezza.

## Cookie

L’elenco dei nostri cookie è nell’[informativa sui cookie](/cookies-policy).

## I tuoi diritti

Puoi chiedere l’accesso ai tuoi dati, la rettifica, la cancellazione o la consegna, limitarne il trattamento oppure opporti. Scrivi con il [modulo di contatto](/contact) indicando l’indirizzo e-mail del tuo account, perché possiamo essere sicuri che sia tu. Puoi anche rivolgerti all’autorità di controllo del tuo Paese, in Italia il Garante per la protezione dei dati personali.
`,
  },
  purchase_policy: {
    title: 'Condizioni di vendita',
    meta_title: 'Condizioni di vendita: pagamenti e rimborsi',
    meta_description:
      'Comprare da Tidemark: licenze per uno o tre computer, durata, pagamento, consegna delle chiavi, recesso e rimborsi.',
    body: `
Qui si spiega che cosa compri, come paghi e che cosa vale se cambi idea. Queste condizioni completano le [condizioni d’uso](/terms-of-use).

## Che cosa compri

Compri una licenza software, non i film, le serie o la musica di un servizio. L’abbonamento al servizio non è mai compreso.

- **Mese e anno:** per un computer, per quel periodo.
- **A vita:** per un computer, senza rinnovo.
- **A vita per tre computer:** per tre computer dello stesso sistema in un nucleo familiare.

Una licenza vale per Windows o per Mac, secondo la tua scelta. Prezzo e valuta sono nell’elenco dei piani e di nuovo alla cassa, prima della conferma; quel prezzo è ciò che paghi. Accanto al prezzo sta scritto come si è formato.

## Piani a tempo

Un piano di un mese o di un anno si acquista in uno di due modi; la cassa dice quale prima del pagamento. Se si rinnova, alla fine di ogni periodo viene addebitato il prezzo che la cassa indica come prossimo addebito; un’offerta o un buono riduce solo il primo periodo, salvo diversa indicazione della cassa. Si rinnova finché non disdici; puoi disdire quando vuoi nel tuo account, e il periodo pagato resta tuo fino alla fine. Con un solo pagamento si ferma da solo quando il suo tempo finisce: non viene addebitato altro e non c’è nulla da disdire. Una settimana prima di un addebito annuale ti scriviamo. Se un addebito non riesce, mantieni l’accesso per sette giorni mentre riproviamo.

## Pagamento e consegna

Del pagamento si occupa il fornitore indicato alla cassa. Appena è confermato, la licenza compare nel tuo account, nell’ultima pagina dell’ordine e in un’e-mail. Nulla viene spedito per posta.

## Recesso e rimborsi

Dove la legge riconosce ai consumatori il diritto di recesso, per esempio nell’Unione europea e nel Regno Unito, puoi recedere entro 14 giorni dall’acquisto senza indicare il motivo. Nell’Unione europea alla cassa ti può essere chiesto se acconsenti che la fornitura inizi subito e che questo diritto si perda alla consegna della chiave di licenza. È facoltativo: se non acconsenti, la chiave arriva altrettanto presto e i 14 giorni restano tuoi. Se un’applicazione non fa sul tuo computer ciò che la sua pagina annuncia e la nostra assistenza non vi pone rimedio, scrivici entro gli stessi 14 giorni e rimborsiamo l’acquisto. I diritti che nascono da un difetto restano in ogni caso.

Per recedere, invia l’indirizzo e-mail dell’ordine con il [modulo di contatto](/contact). Il denaro torna per la via da cui è venuto, e la licenza finisce.

## Aggiornamenti e coupon

Le offerte per chi possiede già qualcosa contano le licenze attive del tuo account. I coupon valgono entro le loro date e condizioni e non si convertono in denaro. Una licenza rimborsata non conta più per un upgrade. Se viene rimborsata dopo l’acquisto dell’upgrade, ti chiediamo la differenza di prezzo; se non la paghi entro 14 giorni, ti rimborsiamo per intero l’upgrade e la sua licenza termina.
`,
  },
  cookies_policy: {
    title: 'Informativa sui cookie',
    meta_title: 'Informativa sui cookie: che cosa resta salvato',
    meta_description:
      'I cookie di questo negozio: a che cosa serve ciascuno, quanto dura e come rifiutarli o cancellarli nel tuo browser.',
    body: `
Un cookie è un breve testo che un sito lascia nel browser e rilegge alla pagina seguente. Il negozio usa anche la memoria del browser, che funziona allo stesso modo. Qui è scritto che cosa vi conserva il negozio stesso; la tabella in fondo elenca ogni voce.

## Come scegli

Alla prima visita ti chiediamo che cosa accetti. Due pulsanti della stessa grandezza rispondono per tutto: solo il necessario, oppure tutto. Con «Scegli» decidi su ogni scopo.

- **Necessari:** mantengono l’accesso, le pagine nella tua lingua e i tuoi ordini a portata di mano. Non richiedono consenso.
- **Statistiche:** da dove arrivano le visite, quale di due versioni di una pagina è più utile e un numero casuale che distingue i browser. Le contiamo noi e non le diamo a nessuno.
- **Marketing:** messaggi sulle offerte in questo browser, se li permetti anche lì, e l’invito della persona di cui hai seguito il link.

Finché non hai scelto accade solo il necessario. La tua scelta resta 180 giorni con la sua data; chiediamo prima soltanto se qualcosa di nuovo richiede il tuo consenso. La cambi o la revochi con «Impostazioni dei cookie» in fondo a ogni pagina, e ciò che non è più permesso viene cancellato subito dal browser. I prezzi sono gli stessi, qualunque sia la tua scelta.

## Cookie di altri

Il fornitore del pagamento imposta i propri cookie sulle proprie pagine, contro le frodi. Li descrive la sua informativa. Non usiamo cookie di misurazione o pubblicità di terzi.

## Come rifiutarli

Ogni browser permette di vedere, cancellare e bloccare i cookie, per tutti i siti o per uno solo. Se blocchi quelli necessari puoi continuare a leggere tutto, ma non accedere né comprare, e il negozio dimentica la tua lingua.

## Domande

Se qui manca qualcosa, chiedilo con il [modulo di contatto](/contact). Come trattiamo i dati in generale è scritto nell’[informativa sulla privacy](/privacy-policy).
`,
  },
  legal_disclaimer: {
    title: 'Esclusione di responsabilità',
    meta_title: 'Esclusione di responsabilità: programmi e testi',
    meta_description:
      'A che cosa servono le applicazioni Tidemark, di chi sono i nomi su queste pagine e di che cosa rispondi quando salvi un titolo.',
    body: `
Leggi questa pagina prima di usare un’applicazione per la prima volta. Riassume che cosa possiamo promettere e che cosa resta a te.

## A che cosa servono le applicazioni

Tidemark fa strumenti per l’uso privato e offline di contenuti a cui hai accesso lecito: opere tue, opere con licenza libera, programmi di cui l’emittente consente la copia e titoli per i quali la legge del tuo Paese lascia spazio a una copia privata. Non sono fatti per altro.

## Di che cosa rispondi

Il diritto d’autore cambia da un Paese all’altro. Alcuni conoscono la copia privata, altri solo eccezioni ristrette; in molti, fra cui l’Italia e gli altri Stati dell’Unione europea, è in linea di principio vietato eludere una misura tecnica di protezione, anche per una copia privata. Oltre alla legge valgono le condizioni di ogni servizio, che possono essere più severe. Informati su ciò che vale dove vivi e, nel dubbio, non salvare. I file salvati non si possono condividere, vendere, mettere in rete o mostrare in pubblico.

## Nessun accesso a ciò che non è tuo

Le applicazioni non aprono alcun account, abbonamento o Paese che tu non abbia. Ciò che il servizio non ti riproduce non si può salvare.

## Nomi e marchi

Netflix, Disney+, Spotify e gli altri servizi nominati in queste pagine sono indipendenti da noi. Nomi e marchi appartengono a loro. Li citiamo per descrivere con che cosa funzionano le nostre applicazioni; non siamo di loro proprietà, né incaricati, né approvati da loro.

## I testi di questo sito

Articoli, guide e presentazioni sono scritti con cura; i servizi però cambiano senza preavviso, e una descrizione può essere invecchiata. I testi sul diritto danno un quadro generale e non sono una consulenza legale. I testi del nostro sito di recensioni sono presentazioni di chi produce i prodotti e sono segnalati come tali.

## Link

Delle pagine altrui a cui rimandiamo rispondono i loro autori. Se un link porta a un contenuto illecito, dillo con il [modulo di contatto](/contact) e lo toglieremo.

## Nessuna promessa di durata

Non possiamo promettere che ogni servizio funzioni in ogni momento con ogni versione. Quando un prodotto viene ritirato, la sua pagina lo dice e indica che cosa può aiutare al suo posto.
`,
  },
  dmca: {
    title: 'Segnalazioni sul diritto d’autore (DMCA)',
    meta_title: 'Segnalazioni sul diritto d’autore (DMCA)',
    meta_description:
      'Come un titolare di diritti segnala un contenuto di questo sito: che cosa deve contenere la segnalazione, dove inviarla, come opporsi.',
    body: `
Rispettiamo i diritti degli autori e ci aspettiamo lo stesso da chi usa questo sito. Se ritieni che qualcosa di pubblicato qui, per esempio un’immagine, un testo o un commento, violi un tuo diritto d’autore, puoi farlo esaminare e rimuovere nel modo seguente. La procedura segue il Digital Millennium Copyright Act degli Stati Uniti ed è aperta ai titolari di diritti di ogni Paese.

## Che cosa deve contenere la segnalazione

1. L’opera su cui hai dei diritti, descritta in modo riconoscibile, se possibile con un indirizzo dove vederla.
2. L’indirizzo esatto, sul nostro sito, di ciò che contesti.
3. Il tuo nome e un indirizzo e-mail a cui scriverti e, se agisci per altri, per chi.
4. La dichiarazione di ritenere in buona fede che l’uso non sia consentito né dal titolare, né da un suo rappresentante, né dalla legge.
5. La dichiarazione che le indicazioni sono esatte e, sotto pena di falsa testimonianza, che sei il titolare del diritto o puoi agire per lui.
6. La tua firma; basta il nome completo alla fine.

## Dove inviarla

Invia la segnalazione con il [modulo di contatto](/contact) e comincia con le parole «Segnalazione sul diritto d’autore». Ne confermiamo la ricezione per e-mail.

## Che cosa succede dopo

Esaminiamo senza ritardo ogni segnalazione completa. Se è fondata, rimuoviamo o blocchiamo il contenuto e avvisiamo chi l’ha pubblicato. Se manca qualcosa, te lo chiediamo. Chi viola diritti ripetutamente perde l’account.

## Opposizione

Se un tuo contenuto è stato rimosso per errore, puoi opporti per la stessa via. Indica il contenuto e dove si trovava, dichiara sotto pena di falsa testimonianza di ritenere che sia stato rimosso per errore, accetta la competenza dei tribunali del luogo in cui vivi e firma. Trasmettiamo l’opposizione. Se l’altra parte non si rivolge a un giudice entro 14 giorni lavorativi, possiamo ripristinare il contenuto.

## Film e musica dei servizi

Non ospitiamo film, serie o brani. Le segnalazioni su contenuti pubblicati da un servizio o da un altro sito vanno rivolte a quello. Se pensi che una nostra applicazione venga usata contro i tuoi diritti, puoi scriverci nello stesso modo.
`,
  },
}
