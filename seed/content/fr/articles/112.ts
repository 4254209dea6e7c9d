import type { ArticleText } from '../../texts'

export const article112: ArticleText = {
  title: 'Produit seul, suite, mise à niveau : lire nos offres',
  summary:
    'Quand un seul téléchargeur suffit, à partir de quand une suite se justifie, et comment vos achats passés font baisser le prix.',
  body: `
Dans notre boutique, quelques lignes expliquent chaque prix. Cet article décrit les règles qui se trouvent derrière, sans chiffres : les montants du jour figurent toujours dans la liste des formules.

## Trois sortes de produits

- Un **produit seul** fonctionne avec un service ou une sorte de flux. Il vaut pour un ordinateur et s’achète pour un mois, un an ou à vie.
- Une **suite** réunit tous les produits d’une gamme pour votre système, comme [Vidéo tout-en-un](/all-in-one-video-suite). [Vidéo et musique tout-en-un](/video-music-one) rassemble les deux gammes.
- Une **mise à niveau** conduit les détenteurs de produits ou de suites à l’échelon suivant.

Une suite vaut pour **un ordinateur** ou pour **trois** du même système. La suite musicale, à elle seule, n’existe que pour un seul.

## Quand un produit seul suffit

Quand vous utilisez un service et comptez lui rester fidèle. Pour un voyage ou une série, un mois fait souvent l’affaire. Demandez-vous combien de services vous aurez sans doute dans les deux prochaines années : beaucoup en changent, et chaque nouveau produit s’ajoute. La page produit calcule à partir de combien la suite coûte moins que des licences à vie séparées.

## Ce que valent vos achats

Connectez-vous, pour que vos licences comptent. La boutique examine alors plusieurs règles :

1. Avec des **produits à vie** de la gamme, la suite coûte moins, et d’ordinaire d’autant moins que vous en avez.
2. Avec **une suite**, celle qui réunit les deux gammes tient compte de ce que vous avez déjà.
3. Avec une suite pour **un ordinateur**, vous ne payez que la différence pour passer à trois.
4. Les licences de **l’autre système** comptent aussi pour une suite, selon leur propre barème.
5. Un **abonnement** en cours à une suite abaisse le prix de sa licence à vie, selon les périodes payées.
6. Racheter un produit **déjà possédé**, ou en prendre un d’une **autre gamme**, donne souvent un prix de client.

Si plusieurs règles s’appliquent, la plus avantageuse l’emporte. Il n’y a donc pas de chemin à respecter, et posséder davantage ne rend jamais une offre plus chère.

## Opérations et codes

Pendant une opération, une réduction peut s’ajouter à la liste. Là encore, le prix le plus bas décide : la boutique compare votre prix de client, l’opération en cours et le code saisi. Le compte à rebours d’une page d’opération indique une fin réelle ; ensuite, le prix habituel revient. Un code refusé s’accompagne toujours d’un motif : il a expiré, vise un autre produit ou ne ferait pas mieux.

## Quatre situations

- **Vous n’utilisez qu’un service.** Prenez le produit seul à vie. Deux ans plus tard, vous en ajoutez un autre. Au troisième, ouvrez la page de la suite : vos achats y sont déjà comptés, et commencer petit ne vous a rien coûté.
- **Vous partez un mois.** Il vous faut une série pour le voyage. La formule d’un mois, en un seul paiement, suffit ; aucun renouvellement à surveiller.
- **Le foyer a trois ordinateurs** Windows et une suite pour un seul. Vous payez la différence pour passer à trois, et non trois fois le même produit.
- **Vous passez de Windows à Mac.** Vos licences à vie restent valables sur l’ancien ordinateur et, sur la page de la suite pour Mac, le prix en tient compte.

## Un paiement, ou un renouvellement

Certaines formules limitées dans le temps se prennent de deux façons, et la page indique laquelle est choisie.

1. **Un seul paiement.** La formule s’arrête à sa date, rien d’autre n’est prélevé. C’est ce qu’il faut pour un voyage, ou pour décider à chaque fois.
2. **Avec renouvellement.** La période suivante est prélevée jusqu’à la résiliation, qui se fait dans votre compte. C’est ce qu’il faut pour un usage continu.

La formule à vie n’a ni l’un ni l’autre : elle se paie une fois.

## Si un prix vous surprend

À côté du montant se trouve toujours une ligne. Si elle ne suffit pas, vérifiez dans cet ordre :

1. **Êtes-vous connecté,** avec l’adresse de l’achat ? Sinon, la boutique ignore ce que vous avez.
2. **Windows ou Mac ?** Le sélecteur décide quelles licences comptent d’abord.
3. **Est-elle à vie,** la licence que vous attendez dans le calcul ? Une formule d’un mois ou d’un an ne compte pas comme produit possédé.
4. **Avez-vous saisi un code ?** S’il ne s’applique pas, le motif est écrit dessous.
5. **Une opération vient-elle de finir ?** La fin annoncée est réelle.

Si cela ne s’explique toujours pas, recopiez la ligne dans le [formulaire de contact](/contact).

## Après l’achat

La clé figure sur la dernière page de la commande, dans l’e-mail et dans votre compte. Là où la loi reconnaît un droit de rétractation, vous avez 14 jours, sauf si vous avez accepté, lors de la commande, de perdre ce droit dès la livraison de la clé. Pour une mise à niveau ultérieure, rien à signaler : la boutique voit vos licences dès que vous vous connectez.

## Malentendus fréquents

- **« Les réductions s’additionnent. »** La meilleure est retenue. Seuls les codes d’un montant fixe se déduisent encore du prix choisi.
- **« Il vaut mieux acheter d’abord un produit seul. »** Les échelons sont faits pour qu’aucun détour ne soit moins cher que la voie directe.
- **« Trois ordinateurs, donc trois amis. »** La licence vaut pour un foyer.
- **« Si je résilie, je perds mes fichiers. »** Ils restent sur votre disque ; savoir si vous pouvez les garder relève du service d’où ils viennent, comme l’explique [cet article](/article/101).

Avant d’acheter pour un nouvel ordinateur, regardez enfin [comment déplacer votre licence](/article/111).

## Pour choisir vite

- **Un service, peu de temps :** un produit seul, pour un mois.
- **Un service, durablement :** un produit seul à vie ; il comptera lors d’une mise à niveau.
- **Plusieurs services vidéo :** la suite, après comparaison sur la page produit.
- **Vidéo et musique :** la suite commune.
- **Plusieurs ordinateurs au foyer :** la suite pour trois ordinateurs.

Dans le doute, essayez d’abord un produit seul et commencez petit. La suite de l’escalier reste ouverte.
`,
  meta_title: 'Produit seul, suite, mise à niveau : nos offres',
  meta_description:
    'Comment se forment les prix Tidemark : produit seul ou suite, achats pris en compte, un ou trois ordinateurs, opérations et codes, sans aucun chiffre.',
}
