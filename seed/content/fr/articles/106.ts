import type { ArticleText } from '../../texts'

export const article106: ArticleText = {
  title: 'Le replay en Europe et au Japon : combien de temps ?',
  summary:
    'Une semaine, un mois, un an : la durée d’un programme dépend du pays, du genre et du contrat. À quoi s’attendre, et comment ne pas manquer le dernier jour.',
  body: `
Rien n’agace comme une émission retirée hier. Les services de replay gardent leurs programmes pendant un temps, la fenêtre, et cette fenêtre obéit à des règles. Qui les connaît manque moins de choses, et n’enregistre pas ce qui restera de toute façon.

## D’où vient la limite

Trois forces la fixent.

- **Les contrats.** Les droits d’un film ou d’un match s’achètent pour quelques jours ou quelques passages, rarement pour toujours.
- **La loi.** Dans plusieurs pays, un texte ou une autorité décide ce que les chaînes publiques peuvent offrir, et combien de temps. En France, s’y ajoute la chronologie des médias, qui règle quand un film sorti en salle peut passer à la vidéo, à l’abonnement, puis à la télévision.
- **Le coût.** Auteurs et interprètes sont payés pour l’usage de leur travail : une archive sans fin n’est pas gratuite.

De là une règle presque universelle : ce que la chaîne a produit reste longtemps, ce qu’elle a acheté part vite, et le cinéma plus vite que tout.

## En France

- **france.tv** garde les émissions quotidiennes des jours ou des semaines, beaucoup de séries et de documentaires pendant des mois. Les films, eux, ne font souvent que passer.
- **ARTE** affiche sous chaque titre le dernier jour, ce que d’autres pourraient imiter. Ses documentaires restent volontiers plusieurs mois, certains arrivent en ligne avant l’antenne.
- **TF1+ et M6+** vivent de la publicité. Une émission y reste de quelques jours à quelques semaines ; des séries entières sont proposées par périodes, puis retirées ensemble.
- **Canal+** dépend de votre formule et des accords de chaque film. La date de fin figure en général dans la fiche du programme.

La France ne perçoit plus de redevance depuis 2022, et le replay public y est gratuit, avec ou sans compte selon les programmes.

### Chez les voisins francophones

**Auvio**, de la RTBF, et **Play RTS** suivent la même logique : information brève, production maison longue, cinéma court. Au Québec, **ICI TOU.TV** partage son offre entre une partie gratuite et une partie payante. Ces services s’adressent d’abord au public de leur pays.

## Ailleurs en Europe

- **Royaume-Uni.** Sur BBC iPlayer, la plupart des commandes de la chaîne restent environ un an, et les séries complètes souvent davantage ; l’information et les films achetés partent plus tôt. Il faut acquitter la TV Licence. ITVX et Channel 4 gardent bien des séries entières tant que durent leurs contrats.
- **Allemagne.** ARD et ZDF proposent leurs documentaires et leurs séries des mois ou des années, les films achetés peu de temps. Certains programmes pour adultes ne se lisent que la nuit, à moins d’avoir confirmé son âge.
- **Italie.** RaiPlay est connu pour ses archives : fictions et variétés des décennies passées y côtoient l’émission de la semaine dernière.
- **Espagne.** RTVE Play conserve longtemps les feuilletons quotidiens, et brièvement les films.

## Au Japon

**TVer** réunit les chaînes commerciales. Un épisode y reste d’ordinaire une semaine, jusqu’à la diffusion du suivant ; quelques premiers épisodes tiennent toute la saison. **NHK** offrait sept jours de rattrapage avec NHK Plus, auquel NHK ONE a succédé en octobre 2025 ; les programmes plus anciens se trouvent dans NHK On Demand, qui est payant. Tous ces services sont destinés aux personnes qui se trouvent au Japon.

## Chez soi et en voyage

Le replay est une affaire nationale. Les règles européennes de portabilité vous permettent d’emporter un service **payant** lors d’un séjour dans l’Union ; les services gratuits peuvent s’y joindre, mais rien ne les y oblige. C’est le service qui détermine le pays où vous êtes, et aucun de nos produits n’y change quoi que ce soit.

Si vous partez deux semaines, le plus sûr est donc de regarder avant, ou de vérifier que la fenêtre dépasse votre retour. Pour le trajet lui-même, voyez [la série du long vol](/article/102).

## S’organiser

1. **Notez le dernier jour** dès que vous le voyez. Les téléchargeurs pour [BBC iPlayer](/bbc-iplayer-downloader), [RaiPlay](/raiplay-downloader) et [TVer](/tver-downloader) trient votre liste selon cette date ; celui de [france.tv](/france-tv-downloader) note la date de diffusion dans chaque fichier.
2. **Commencez par l’acheté.** Le film d’hier soir presse, la série maison attend.
3. **Regardez la veille.** Beaucoup de fenêtres ferment quand commence l’épisode suivant, et non à minuit.
4. **Méfiez-vous des « derniers jours ».** Une rediffusion rouvre souvent la fenêtre : l’émission manquée repasse peut-être dans un mois.
5. **Faites le ménage.** Une fois vu, un programme n’a plus de raison d’occuper le disque.

## Lire les mentions

Les services n’emploient pas les mêmes mots, et l’erreur est vite faite.

- « **Disponible jusqu’au 12** » : le 12 compris ou non ? Certains coupent à minuit le 11. Visez la veille.
- « **Encore 3 jours** » : le compte part de l’heure de diffusion, non de la fin de journée.
- « **En intégralité** » : toute la saison, mais retirée d’un bloc. On ne la finit pas épisode par épisode.
- « **Extraits** » : la fenêtre du programme est close, ces morceaux n’en tiennent pas lieu.
- « **Bientôt disponible** » : une date d’antenne passée n’entraîne pas toujours un replay. Le sport et le cinéma en sont souvent exclus.

## Les erreurs courantes

- **Attendre la fin de la série.** Quand le dernier épisode arrive, le premier est parti depuis trois semaines.
- **Confondre direct et replay.** Un direct se revoit parfois depuis le début pendant quelques heures, puis plus du tout.
- **Compter sur l’application de la télévision.** Les téléviseurs anciens ne reçoivent plus les mises à jour, et la date affichée y manque. Le site la donne.
- **Garder par principe.** Un journal télévisé d’avant-hier ne se regarde jamais.

Une chaîne autorise, une loi limite, et les deux ne se recouvrent pas. Gardez un enregistrement le temps qu’il vous sert et pour vous seul ; [cet article](/article/101) trace le cadre pays par pays. Si un programme en fin de fenêtre résiste au chargement, [les sept vérifications](/article/113) font gagner du temps, ce dont on manque justement ce jour-là.
`,
  meta_title: 'Replay : les durées en Europe et au Japon',
  meta_description:
    'Combien de temps france.tv, ARTE, TF1+, la BBC, ARD, ZDF, RaiPlay, TVer et la NHK gardent leurs programmes, et comment s’organiser.',
}
