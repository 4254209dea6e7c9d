import type { PageTexts } from '../text'

export const adult: PageTexts = {
  fanza_downloader: {
    headline: 'FANZA: gekaufte Videos übersichtlich aufbewahren',
    promise: 'Ordnen Sie Titel aus Ihrem FANZA-Konto diskret auf dem eigenen Computer. Nur für Erwachsene.',
    steps: [
      {
        title: 'Altersfreigabe bestätigen',
        text: 'Melden Sie sich mit Ihrem Konto an und bestätigen Sie Ihr Alter auf der Seite von FANZA.',
      },
      {
        title: 'Käufe aufrufen',
        text: 'Öffnen Sie Ihre Bibliothek mit Käufen oder Monatsangeboten und wählen Sie die Titel.',
      },
      { title: 'Geschützt speichern', text: 'Legen Sie einen eigenen Ordner fest, den nur Sie öffnen.' },
    ],
    features: [
      {
        title: 'Bestellnummer im Namen',
        text: 'Produktnummer, Titel und Datum machen auch große Sammlungen durchsuchbar.',
      },
      {
        title: 'Mehrteilige Titel',
        text: 'Teile einer Veröffentlichung bleiben beisammen und in der richtigen Folge.',
      },
      {
        title: 'Diskreter Ablauf',
        text: 'Das Programm zeigt keine Vorschaubilder in Meldungen und lässt den Verlauf auf Wunsch leer.',
      },
      {
        title: 'Aufträge für die Nacht',
        text: 'Sammeln Sie mehrere Titel und lassen Sie sie in einem Durchgang sichern.',
      },
      {
        title: 'Art und Dauer des Rechts',
        text: 'Kauf, Leihe oder Monatskanal: Das Programm zeigt, welches Recht Sie haben und bis wann.',
      },
      {
        title: 'Cover und Angaben',
        text: 'Titel, Hersteller und Erscheinungstag lassen sich als kleine Textdatei neben dem Video sichern.',
      },
      {
        title: 'Auflösung wie gekauft',
        text: 'Manche Titel werden in mehreren Auflösungen verkauft. Die Liste nennt die, die zu Ihrem Kauf gehört.',
      },
    ],
    questions: [
      {
        question: 'Wer darf dieses Produkt kaufen?',
        answer: 'Kaufen dürfen es nur Personen, die nach dem Recht ihres Landes volljährig sind.',
      },
      {
        question: 'Was darf ich mit FANZA-Titeln tun?',
        answer:
          'Sie dürfen rechtmäßig erworbene Titel privat ansehen. Weitergabe, Verkauf und Veröffentlichung sind untersagt.',
      },
      {
        question: 'Was steht auf dem Beleg?',
        answer:
          'Dort stehen das Produkt, das Sie bei uns kaufen, und sein Preis. Titel aus Ihrem FANZA-Konto erscheinen nicht.',
      },
      {
        question: 'Kann ich Titel sichern, die ich nicht gekauft habe?',
        answer: 'Nein. Abgesehen von Kostproben erscheint nur, was Ihr Konto abspielen darf.',
      },
      {
        question: 'Werden VR-Titel unterstützt?',
        answer:
          'Sie sind für Brillen und den Player von FANZA gemacht. Dieses Produkt ist für Titel gedacht, die als gewöhnliches Video im Browser laufen.',
      },
      {
        question: 'Was wird aus einem Monatskanal nach der Kündigung?',
        answer:
          'Mit ihm endet Ihr Recht, seine Titel anzusehen, und gespeicherte Kopien sollten Sie löschen.',
      },
    ],
    meta_title: 'FANZA-Downloader: Käufe diskret ordnen (ab 18)',
    meta_description:
      'Titel aus Ihrem FANZA-Konto geordnet und diskret auf dem eigenen Computer speichern. Nur für Erwachsene und nur zum privaten Gebrauch.',
  },
  mgstage_downloader: {
    headline: 'MGStage: eine geordnete Sammlung für Erwachsene',
    promise:
      'Titel, die Sie bei MGStage erworben haben, finden einen festen und privaten Platz auf Ihrem Computer.',
    steps: [
      { title: 'Anmelden und Alter bestätigen', text: 'Beides geschieht auf der Seite von MGStage selbst.' },
      {
        title: 'Titel heraussuchen',
        text: 'Gehen Sie über Ihre Bestellungen oder geben Sie die Produktnummer ein.',
      },
      { title: 'Ablage beginnen', text: 'Prüfen Sie Größe und Ordner, dann startet das Speichern.' },
    ],
    features: [
      { title: 'Nach Label geordnet', text: 'Ordner lassen sich nach Anbieter, Reihe oder Jahr anlegen.' },
      { title: 'Doppelte Titel erkennen', text: 'Bereits vorhandene Produktnummern werden übersprungen.' },
      { title: 'Wiederaufnahme', text: 'Nach einer Störung geht es an derselben Stelle weiter.' },
      {
        title: 'Für Windows und Mac',
        text: 'Beide Fassungen arbeiten gleich und erhalten dieselben Neuerungen.',
      },
      {
        title: 'Pakete in Einzelteilen',
        text: 'Gemeinsam gekaufte Titel stehen einzeln in der Liste, sodass Sie auch nur einen Teil davon nehmen können.',
      },
      {
        title: 'Angaben vor dem Start',
        text: 'Laufzeit, Größe und letzten Tag der Wiedergabe sehen Sie, bevor Sie etwas sichern.',
      },
      {
        title: 'Nummer und Cover',
        text: 'Die Produktnummer steht im Dateinamen vorn, das Cover lässt sich als Bild daneben speichern.',
      },
    ],
    questions: [
      {
        question: 'Ist eine Altersgrenze vorgesehen?',
        answer: 'Ja, Kauf und Nutzung sind Erwachsenen vorbehalten.',
      },
      {
        question: 'Reicht es, den Titel gekauft zu haben?',
        answer:
          'Der Kauf berechtigt zum eigenen Ansehen. Ob eine Kopie zulässig ist, sagen die Bedingungen von MGStage und Ihr Landesrecht.',
      },
      {
        question: 'Sind die Titel in deutscher Sprache?',
        answer: 'Nein, das Angebot ist japanisch. Das Programm selbst gibt es auf Deutsch.',
      },
      {
        question: 'Unterscheiden sich Streaming und Download beim Kauf?',
        answer: 'MGStage verkauft beides. Das Programm arbeitet mit Titeln, die im Browser laufen.',
      },
      {
        question: 'Gilt das auch für das Abo von MGStage?',
        answer:
          'Was Ihre Mitgliedschaft im Browser abspielt, steht neben Ihren Käufen. Endet sie, verschwinden ihre Titel aus der Liste, und Kopien davon sollten ebenfalls gelöscht werden.',
      },
      {
        question: 'Kann ich mit einer Kostprobe testen?',
        answer:
          'Ja. Ein Probeclip genügt, um in der kostenlosen Testversion Anmeldung, Bild und Dateinamen zu prüfen.',
      },
      {
        question: 'Darf ich eine Kopie mit einem Freund teilen?',
        answer: 'Nein. Sie ist an Ihren Kauf gebunden und nach japanischem Recht nur für Sie.',
      },
    ],
    meta_title: 'MGStage-Downloader für Erwachsene',
    meta_description:
      'Erworbene Titel aus MGStage nach Label und Nummer privat ordnen. Nur für volljährige Nutzer, für Windows und Mac, mit Testversion.',
  },
  fc2_downloader: {
    headline: 'FC2: gekaufte Beiträge sicher speichern',
    promise:
      'Bewahren Sie Videos auf, die Sie bei FC2 rechtmäßig erworben haben, getrennt von Ihren übrigen Dateien. Ab 18 Jahren.',
    steps: [
      { title: 'FC2-Konto öffnen', text: 'Melden Sie sich an und rufen Sie die Liste Ihrer Käufe auf.' },
      {
        title: 'Beitrag prüfen',
        text: 'Achten Sie auf Anbieter und Nutzungshinweise, bevor Sie einen Beitrag auswählen.',
      },
      {
        title: 'In den privaten Ordner sichern',
        text: 'Das Programm legt Datei und Beitragsnummer zusammen ab.',
      },
    ],
    features: [
      {
        title: 'Nummer statt Zufallsname',
        text: 'Die Beitragsnummer im Dateinamen verhindert Verwechslungen.',
      },
      {
        title: 'Kleine Anbieter im Blick',
        text: 'Beiträge desselben Verkäufers lassen sich in einem Ordner sammeln.',
      },
      { title: 'Angaben als Textdatei', text: 'Kaufdatum und Titel können Sie neben dem Video festhalten.' },
      {
        title: 'Betrieb unter Windows',
        text: 'Angeboten wird die Fassung für Windows, mit Lizenzen auf Zeit oder unbegrenzt.',
      },
      {
        title: 'Mitglied oder Gast',
        text: 'Das Programm sagt Ihnen, ob Sie das ganze Video sehen oder nur einen Auszug.',
      },
      {
        title: 'Doppeltes erkennen',
        text: 'Ein Video, das Sie schon haben, ist markiert, bevor Sie es ein zweites Mal sichern.',
      },
      {
        title: 'Umfang vorab',
        text: 'Bezahlte Beiträge können mehrere Gigabyte groß sein. Sie sehen Länge und Größe, und der freie Platz auf der Festplatte wird geprüft.',
      },
    ],
    questions: [
      {
        question: 'Was geschieht, wenn ein Beitrag gelöscht wurde?',
        answer: 'Dann kann auch das Programm ihn nicht mehr aufrufen.',
      },
      {
        question: 'Woran erkenne ich zulässige Inhalte?',
        answer:
          'Kaufen Sie nur bei Anbietern mit klaren Angaben. Unrechtmäßig eingestellte Beiträge dürfen Sie weder sichern noch ansehen.',
      },
      {
        question: 'Darf ein Minderjähriger das Programm verwenden?',
        answer: 'Nein, in keinem Fall. Halten Sie Konto und Computer entsprechend geschützt.',
      },
      {
        question: 'Gibt es das Programm für den Mac?',
        answer: 'Nein, die Fassung für den Mac ist zurückgezogen. Verkauft wird es für Windows.',
      },
      {
        question: 'Lassen sich Übertragungen aus FC2 Live aufzeichnen?',
        answer: 'Nein, Live-Räume gehören nicht dazu. Hinzufügen können Sie nur Videos mit eigener Seite.',
      },
      {
        question: 'Was tue ich, wenn ich an der Einwilligung der gezeigten Personen zweifle?',
        answer: 'Lassen Sie das Video liegen und melden Sie es bei FC2.',
      },
    ],
    meta_title: 'FC2-Downloader für Windows (ab 18 Jahren)',
    meta_description:
      'Rechtmäßig gekaufte FC2-Beiträge mit Nummer und Datum privat unter Windows speichern. Ausschließlich für Erwachsene, vorab zu testen.',
  },
  onlyfans_downloader: {
    headline: 'OnlyFans: abonnierte Beiträge geordnet ansehen',
    promise:
      'Videos aus Ihren laufenden Abos liegen privat und nach Profil sortiert auf Ihrem Computer. Nur für Erwachsene.',
    steps: [
      {
        title: 'Eigenes Konto verwenden',
        text: 'Melden Sie sich im Programm bei OnlyFans an, so wie Sie es im Browser tun.',
      },
      {
        title: 'Profil auswählen',
        text: 'Öffnen Sie ein Profil, das Sie abonniert haben, und markieren Sie freigegebene Videos.',
      },
      {
        title: 'Privat sichern',
        text: 'Die Dateien kommen in einen Ordner je Profil, den Sie selbst schützen.',
      },
    ],
    features: [
      {
        title: 'Nach Profil und Datum',
        text: 'Jeder Beitrag behält sein Veröffentlichungsdatum, so bleibt die Zeitfolge erhalten.',
      },
      {
        title: 'Nur freigegebene Beiträge',
        text: 'Angezeigt wird, was Ihr Abo öffnet. Gesperrte Beiträge bleiben gesperrt.',
      },
      {
        title: 'Neues ergänzen',
        text: 'Beim nächsten Besuch sehen Sie auf einen Blick, was hinzugekommen ist.',
      },
      {
        title: 'Zurückhaltende Oberfläche',
        text: 'Vorschaubilder lassen sich ausblenden, wenn jemand mitsehen könnte.',
      },
      {
        title: 'Bezahlte Nachrichten',
        text: 'Was Sie einzeln freigeschaltet haben, steht getrennt vom monatlichen Feed.',
      },
      {
        title: 'Ende des Abos im Blick',
        text: 'Das Programm zeigt, wann ein Abo ausläuft, und hört dann auf.',
      },
      {
        title: 'Für das eigene Profil',
        text: 'Wer selbst veröffentlicht, kann eine Kopie der eigenen Seite behalten.',
      },
    ],
    questions: [
      {
        question: 'Weiß die Person, dass ich einen Beitrag sichere?',
        answer:
          'Das bestimmt OnlyFans. Fragen Sie im Zweifel nach, denn viele Profile untersagen Kopien ausdrücklich.',
      },
      {
        question: 'Was ist mit den Rechten der Urheberinnen und Urheber?',
        answer:
          'Die Beiträge gehören ihnen. Sichern Sie nur mit Erlaubnis oder gesetzlicher Grundlage, und geben Sie nichts weiter.',
      },
      {
        question: 'Wird mein Passwort gespeichert?',
        answer: 'Sie geben es auf der Seite von OnlyFans ein. Die Sitzung bleibt auf Ihrem Computer.',
      },
      {
        question: 'Werden Livestreams erfasst?',
        answer:
          'Nein. Stellt ein Profil den Stream später in den Feed, wird er wie jeder andere Beitrag behandelt.',
      },
      {
        question: 'Warum dauert der erste Besuch lange?',
        answer:
          'Eine Seite kann tausende Beiträge enthalten. Die Liste wird einmal gelesen, danach nur noch das Neue.',
      },
      {
        question: 'Welche Lizenzen gibt es?',
        answer:
          'Es gibt Lizenzen für einen Monat, für ein Jahr oder unbegrenzt, jeweils für einen Computer. Vorher probieren Sie die kostenlose Testversion aus.',
      },
    ],
    meta_title: 'OnlyFans-Downloader: eigene Abos ordnen (ab 18)',
    meta_description:
      'Freigegebene Videos aus Ihren OnlyFans-Abos nach Profil und Datum privat speichern. Für Erwachsene, nur mit den nötigen Rechten.',
  },
}
