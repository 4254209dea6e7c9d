import type { ContentTexts } from '../texts'

export const releases: ContentTexts['releases'] = {
  'video_win 6.4.0': {
    notes: [
      'Die Warteschlange lässt sich nach dem letzten Abruftag sortieren, sofern der Dienst ihn nennt.',
      'Untertitel in mehreren Sprachen kommen in der von Ihnen gewählten Reihenfolge in eine MKV-Datei.',
      'Die Einstellungen haben ein Suchfeld.',
      'Ein unterbrochener Auftrag setzt bei der betroffenen Folge fort und nicht mehr bei der ersten.',
    ],
  },
  'video_win 6.3.2': {
    notes: [
      'Dateinamen mit mehr als 200 Zeichen werden so gekürzt, dass Windows sie annimmt.',
      'Das Fenster merkt sich seinen Platz auf einem zweiten Bildschirm.',
      'Behoben: falsche Reihenfolge bei Serien, deren Folgen über alle Staffeln durchgezählt werden.',
    ],
  },
  'video_win 6.3.0': {
    notes: [
      'Muster für Seriennamen: Titel, Staffel, Folge, Datum und Sprache lassen sich kombinieren.',
      'Hörfassungen sind in der Liste der Tonspuren als solche gekennzeichnet.',
      'Der eingebaute Browser wurde aktualisiert.',
      'Warteschlangen mit mehr als hundert Titeln brauchen weniger Arbeitsspeicher.',
    ],
  },
  'video_win 6.2.0': {
    notes: [
      'Eine dunkle Darstellung, die der Einstellung von Windows folgt.',
      'Vor Beginn eines Auftrags wird der freie Speicherplatz geprüft.',
      'SRT-Dateien werden als UTF-8 geschrieben, damit Umlaute, Akzente und Kana in jedem Player stimmen.',
    ],
  },
  'video_mac 6.4.0': {
    notes: [
      'Die Warteschlange lässt sich nach dem letzten Abruftag sortieren, sofern der Dienst ihn nennt.',
      'Mitteilungen von macOS melden einen fertigen Auftrag, wenn Sie das erlauben.',
      'Mehrere Untertitelspuren in einer MKV-Datei behalten die gewählte Reihenfolge.',
    ],
  },
  'video_mac 6.3.1': {
    notes: [
      'Ordner auf externen Platten werden wiedergefunden, nachdem die Platte abgezogen war.',
      'Der Computer schläft während eines Auftrags nicht mehr ein, solange Sie ihn nicht zuklappen.',
      'Behoben: Höhe langer Listen im Vollbild.',
    ],
  },
  'video_mac 6.2.0': {
    notes: [
      'Läuft ohne Umwandlung auf Macs mit Apple-Chip und auf solchen mit Intel-Prozessor.',
      'Eine dunkle Darstellung, die der Einstellung von macOS folgt.',
      'Vor Beginn eines Auftrags wird der freie Speicherplatz geprüft.',
    ],
  },
  'ai_win 2.1.0': {
    notes: [
      'Die geteilte Vorschau lässt sich mit den Pfeiltasten verschieben.',
      'Eine neue Rauschstufe für Bandaufnahmen, schonender zu Haut und Stoff.',
      'Stapel lassen sich anhalten und nach einem Neustart des Computers fortsetzen.',
    ],
  },
  'ai_win 2.0.0': {
    notes: [
      'Neues Projektfenster, das alle Schritte eines Videos in einer Spalte zeigt.',
      'Grafikkarten dreier Hersteller werden erkannt, und vor der Ausgabe steht die erwartete Dauer.',
      'Aufnahmen im Zeilensprung werden beim Öffnen erkannt.',
      'Projekte aus Version 1 lassen sich öffnen und werden in der neuen Form gesichert.',
    ],
  },
  'ai_mac 2.1.0': {
    notes: [
      'Pflegeversion für alle, die eine Mac-Fassung besitzen: Die geteilte Vorschau folgt den Pfeiltasten.',
      'Der Ton bleibt auch bei Ausgaben von mehr als zwei Stunden im Takt.',
    ],
  },
  'music_win 4.2.0': {
    notes: [
      'Cover werden in der Größe eingebettet, die Ihr Player liest. Sie wählen sie einmal in den Einstellungen.',
      'Titel, die schon im Ordner liegen, sind vor dem Start einer Playlist markiert.',
      'Bei Sammlungen mit mehreren CDs steht die Nummer der CD in den Titelangaben.',
    ],
  },
  'music_mac 4.2.0': {
    notes: [
      'Cover werden in der Größe eingebettet, die Ihr Player liest. Sie wählen sie einmal in den Einstellungen.',
      'Ein Doppelklick auf ein fertiges Album zeigt es im Finder.',
      'Komponist und Werk sind bei klassischer Musik getrennte Angaben.',
    ],
  },
}
