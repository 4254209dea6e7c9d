import type { ArticleText } from '../../texts'

export const article115: ArticleText = {
  title: 'Die Reise zum Mond (1902): welche Fassung sich lohnt',
  summary:
    'Eine Viertelstunde Kino, die jeder kopieren darf, in Schwarz-Weiß oder von Hand koloriert. Worin sich die Fassungen unterscheiden und woran noch Rechte hängen.',
  body: `
Sechs Gelehrte lassen sich auf den Mond schießen, begegnen unter Riesenpilzen seinen Bewohnern und stürzen auf dem Heimweg einfach über den Rand. Georges Méliès drehte den Film 1902 in seinem Glashaus in Montreuil, mit gemalten Kulissen, Falltüren und Schnitten in der Kamera. Die Kapsel im Auge des Mondes kennt auch, wer den Film nie gesehen hat.

## Warum Sie ihn behalten dürfen

Méliès starb im Januar 1938. Wo Werke 70 Jahre über den Tod des Urhebers hinaus geschützt sind, endete der Schutz mit dem Jahr 2008. Sie dürfen den Film kopieren, schneiden und vorführen. Das gilt für den Film selbst, nicht für alles, was später hinzukam:

- Eine neu eingespielte **Musik** gehört denen, die sie geschrieben und gespielt haben.
- Ein **Kommentar** oder dessen Übersetzung hat einen eigenen Urheber.
- Eine **Restaurierung** ist in manchen Ländern eigens geschützt.

Wer nur zu Hause schauen möchte, nimmt am einfachsten eine Kopie, deren Anbieter das Herunterladen erlaubt.

## Schwarz-Weiß oder Farbe?

Jahrzehntelang kannte man den Film nur in Schwarz-Weiß. Méliès verkaufte aber auch Kopien, die Bild für Bild mit feinen Pinseln koloriert waren. Sie galten als verloren, bis 1993 in Barcelona eine auftauchte, zu brüchig, um sie abzurollen. Erst nach Jahren waren die Einzelbilder abfotografiert. 2011 liefen die restaurierten Farben in Cannes, mit neuer Musik des Duos Air. Bietet eine Seite den Film in Farbe an, lohnt deshalb ein zweiter Blick: Es kann diese Restaurierung mit geschützter Musik sein oder eine Schwarz-Weiß-Kopie, die ein Computer eingefärbt hat.

## Worauf Sie noch achten sollten

1. **Laufzeit.** Stummfilme haben kein festes Tempo. Mit 14 Bildern je Sekunde dauert der Film rund eine Viertelstunde, mit 24 ist er nach neun Minuten vorbei, und alle trippeln.
2. **Schluss.** Viele alte Kopien enden mit dem Sturz ins Meer. In vollständigeren folgen ein Festzug und ein Denkmal.
3. **Zwischentitel.** Der Film hat keine. Wo welche stehen, hat sie jemand eingefügt.

## So behalten Sie ihn

Filmarchive und Sammlungen freier Werke bieten ihn als Datei an, meist mit Angabe der Lizenz; dann genügt der Knopf auf deren Seite. Für offene Seiten, die den Film nur abspielen, gibt es den [Video-Downloader](/video-downloader). Nehmen Sie das größte Bild, das angeboten wird. Was sich aus einem kleinen noch herausholen lässt, lesen Sie im [Artikel über Video-KI](/article/110). Passende Produkte stehen auf der [Seite zu diesem Film](/movie-downloader/115), und was Sie grundsätzlich speichern dürfen, fasst [unser Überblick](/article/101) zusammen.
`,
  meta_title: 'Die Reise zum Mond (1902): welche Fassung?',
  meta_description:
    'Schwarz-Weiß oder handkoloriert, mit welcher Musik, in welchem Tempo: So wählen Sie eine Fassung von Méliès’ Film und behalten sie rechtmäßig.',
}
