import type { ArticleText } from '../../texts'

export const article114: ArticleText = {
  title: 'Saisons d’anime : simulcast, VF et services',
  summary:
    'Quatre saisons par an, des épisodes à l’heure du Japon, la VF quelques semaines plus tard : comment marche le calendrier de l’animation japonaise.',
  body: `
La France lit plus de mangas que presque tout autre pays hors du Japon, et elle en regarde les adaptations avec la même application. Encore faut-il s’y retrouver : des saisons qui n’en sont pas, des voix françaises qui arrivent à mi-parcours, des séries qui changent de maison. Voici comment fonctionne le calendrier.

## Quatre saisons, et des cours

Les séries nouvelles commencent en janvier, avril, juillet et octobre. Un bloc de douze ou treize épisodes hebdomadaires se nomme un **cour**, mot japonais malgré son air français. Beaucoup de séries en ont un, quelques-unes deux de suite ; d’autres s’interrompent un trimestre, et l’on parle de « split cour ». « Saison 2, partie 2 » désigne donc la seconde moitié de la deuxième saison, et non la troisième.

Quelques repères :

- douze épisodes de 24 minutes font un peu moins de cinq heures ;
- ils occupent de six à douze gigaoctets en 1080p, la moitié environ en 720p ;
- une série d’avril s’achève fin juin, une série d’octobre juste avant Noël.

Les listes de la saison paraissent quelques semaines plus tôt. Fin mars et fin septembre sont de bons moments pour choisir trois ou quatre titres. Au-delà, on en abandonne.

## Simulcast et simuldub

Un **simulcast** paraît à l’étranger à l’heure de la diffusion japonaise ou peu après, avec des sous-titres. Comme bien des cases horaires tombent après minuit, ce que le Japon appelle « samedi soir » est déjà dimanche à l’horloge, alors qu’il est samedi après-midi à Paris et samedi matin à Montréal. L’écart entre Paris et Tokyo est de huit heures en hiver, de sept en été, car le Japon ne change pas d’heure : deux fois par an, votre épisode se déplace sans que personne l’ait décidé.

Un **simuldub** est un doublage publié pendant la saison même, en règle générale deux ou trois semaines derrière. Les autres VF suivent des mois plus tard, ou seulement quand la série a plu.

### Avant d’attendre la VF

Pour qui ne veut pas de sous-titres, vérifiez trois choses avant d’enregistrer une saison :

1. la piste française existe pour **tous** les épisodes, et pas seulement pour le premier cour ;
2. il s’agit de la version que vous espérez, car plusieurs classiques ont été redoublés, avec d’autres noms ;
3. les sous-titres qui l’accompagnent sont ceux des seuls panneaux, et non le texte complet.

## Où les regarder en France

[Crunchyroll](/crunchyroll-downloader) réunit la plupart des simulcasts, avec sous-titres français et un nombre croissant de VF ; il a absorbé Wakanim, puis le catalogue de Funimation. **ADN**, maison française, en propose une bonne part des autres et beaucoup de classiques. Netflix, Disney+ et Prime Video ont leurs exclusivités, parfois livrées d’un bloc quand le Japon les suit semaine après semaine. Les films passent d’abord en salle, puis à la vente et à la location ; la chronologie des médias ne les amène à l’abonnement que bien plus tard.

En Belgique et en Suisse, les catalogues sont proches sans être identiques. Au Québec, l’offre suit l’Amérique du Nord, et la VF n’y est pas toujours la même.

Une série peut déménager d’une saison à l’autre. Si la deuxième est introuvable, cherchez-la sous son titre japonais en lettres latines avant de la croire perdue.

## Et au Japon

- [d Anime Store](/d-anime-downloader) mise sur l’étendue : des milliers d’œuvres, peu d’autre chose, et presque jamais de sous-titres.
- [ABEMA](/abema-downloader) diffuse beaucoup de séries en avance ou en même temps que la télévision, certaines gratuitement pendant une semaine.
- [U-NEXT](/u-next-downloader) et DMM TV ont presque toutes les nouveautés.
- TVer en offre quelques-unes sept jours après l’antenne.

Là-bas, un titre se trouve ordinairement sur plusieurs services, et l’exclusivité surprend. Ces offres s’adressent aux personnes qui se trouvent au Japon, avec un moyen de paiement local le plus souvent. Elles servent à qui y vit ou y étudie ; aucun de nos produits ne change le pays où vous êtes.

## Ranger ce que l’on garde

1. **Un dossier par série, un par saison.** Numérotez comme le service ; si les amateurs comptent en continu, ajoutez le total entre parenthèses : « S02E01 (26) ».
2. **Les hors-série à part.** OVA, films et résumés portent S00, que les serveurs domestiques reconnaissent.
3. **Gardez panneaux et chansons.** Même en VF, la petite piste qui traduit enseignes et paroles est précieuse. Le format ASS la laisse à sa place dans l’image ; voyez [l’article sur les formats](/article/104).
4. **Deux voix, un fichier.** Une piste sonore pèse une vingtaine de mégaoctets par épisode. Réunir japonais et français dans un MKV ne coûte rien ; enregistrer deux fois l’image, si.
5. **Enregistrez par cour, effacez par cour.** Ce qui est vu laisse la place à ce qui commence.

Un repère pour la famille : notez l’âge conseillé dans le nom du dossier. Un graphisme tout rond ne dit rien de ce qui se passe au troisième épisode.

## Les erreurs de tout le monde

- **Enregistrer à la première minute.** Les sous-titres du jour sont parfois corrigés dans la semaine. Sans urgence, attendez.
- **Sauter le film du milieu.** Certaines histoires passent par la salle entre deux saisons, et la liste du service ne le dit pas.
- **Incruster les sous-titres.** Ils seront lisibles partout, et impossibles à corriger ou à retirer.
- **Prendre la diffusion pour la version définitive.** Des scènes sont redessinées pour les disques. Si le service remplace l’épisode, votre fichier reste l’ancien.
- **Se fier aux dates.** Un épisode récapitulatif ou une semaine de pause décale la fin. Ne notez que ce qui est confirmé.
- **Réunir deux services dans un même dossier.** Leurs numéros ne s’accordent pas toujours, et l’épisode 13 de l’un est le premier de l’autre.

## Ce qui est permis

Un abonnement vaut pour vos yeux. S’il vous est possible d’en garder une copie dépend des conditions du service et de la loi du lieu ; [notre aperçu](/article/101) en donne le cadre. Ne sont jamais permis la mise en ligne, l’échange en groupe ni la traduction maison que l’on distribue. Celles et ceux qui dessinent tout cela vivent d’une audience régulière. Quant aux fenêtres gratuites des chaînes, leur durée est décrite dans [l’article sur le replay](/article/106).
`,
  meta_title: 'Saisons d’anime : simulcast, VF et services',
  meta_description:
    'Janvier, avril, juillet, octobre : comment marchent saisons et cours, ce qui sépare simulcast et simuldub, et où suivre une série en français.',
}
