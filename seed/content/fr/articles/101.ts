import type { ArticleText } from '../../texts'

export const article101: ArticleText = {
  title: 'Ce que l’on peut enregistrer, et ce que l’on ne peut pas',
  summary:
    'Droit d’auteur, copie privée, conditions d’utilisation : quatre questions pour décider, avant chaque titre, si une copie est permise.',
  body: `
Techniquement, beaucoup de choses se laissent enregistrer. Le droit de le faire dépend de trois éléments : la loi de votre pays, le contrat avec le service et l’usage que vous ferez du fichier. Cet aperçu ne remplace pas un conseil, mais il aide à poser les bonnes questions.

## La copie privée à la française

L’article L122-5 du Code de la propriété intellectuelle permet les copies réalisées à partir d’une source licite et strictement réservées à l’usage privé du copiste. En contrepartie, une redevance est prélevée sur les supports de stockage. La Belgique, le Luxembourg et la Suisse connaissent des règles voisines.

Deux limites comptent. La source doit être licite : un film mis en ligne sans autorisation n’en est pas une. Et les mesures techniques de protection sont elles-mêmes protégées par la loi : il est en principe interdit de les contourner, même pour une copie privée. Cette règle vaut dans toute l’Union européenne.

## Ce que le contrat ajoute

Un abonnement donne le droit de regarder, tant qu’il court. Beaucoup de services proposent dans leur application mobile une fonction hors ligne ; c’est la voie prévue. Au-delà, les conditions excluent souvent la copie, et un manquement peut coûter le compte. Lisez donc la partie qui traite de l’utilisation autorisée, et tenez-vous-y.

## Ce qui ne pose généralement pas de difficulté

- **Vos propres images et sons**, tournés, joués ou mis en ligne par vous.
- **Les licences libres**, comme Creative Commons, en respectant leurs conditions, par exemple la mention de l’auteur.
- **Le domaine public**, atteint dans l’Union européenne 70 ans après la mort des auteurs.
- **Les téléchargements proposés par l’ayant droit**, comme le font certains musiciens, organismes de formation et diffuseurs.
- **Les enregistrements de votre association ou de votre entreprise**, avec l’accord des responsables.

Sur les sites ouverts, la licence figure souvent sous la vidéo. Le [téléchargeur de vidéos](/video-downloader) fonctionne avec eux, mais la vérification vous revient.

## D’un pays à l’autre

En Allemagne, la copie privée existe aussi, avec la même barrière pour les contenus protégés. La Suisse laisse plus de place quand le but est lui-même permis. Le Royaume-Uni n’a pas d’exception générale, mais admet d’enregistrer une émission pour la voir plus tard. Les États-Unis jugent au cas par cas si un usage est loyal et interdisent séparément le contournement. Le Canada prévoit des exceptions, avec cette même réserve. Le Japon interdit de télécharger sciemment une œuvre mise en ligne illégalement. En voyage, c’est en règle générale la loi du lieu de la copie qui s’applique.

## Quelques cas concrets

Une règle se comprend mieux sur des exemples. Voici la réponse courte ; la longue se trouve dans les conditions que vous avez acceptées.

- **Un cours acheté en ligne.** Bien des organismes permettent le téléchargement : si c’est écrit, faites-le. Si l’accès dure autant que l’inscription, la copie prend fin avec elle.
- **L’émission d’hier d’une chaîne publique.** Elle se regarde librement pendant un temps. L’enregistrer pour la voir plus tard est l’usage classique, à condition que la chaîne ne l’exclue pas et que le flux ne soit pas protégé.
- **La série de votre abonnement.** Le contrat décide. Si la fonction hors ligne de l’application vous suffit, prenez-la.
- **Un film loué 48 heures.** Vous avez payé une durée. Passé celle-ci, il ne reste aucun droit, fichier ou non.
- **Le gala de danse de votre fille.** L’image est de vous, la musique non, et d’autres enfants y figurent. Gardez-le en famille ; le publier demande des autorisations.
- **Une vidéo sous Creative Commons.** « BY » veut le nom de l’auteur, « NC » exclut le commerce, « ND » interdit de modifier.
- **Le cours filmé d’un enseignant.** Il est destiné à ses élèves. Une question à l’établissement suffit en général.

### Et si le titre est introuvable ailleurs ?

Cela arrive aux documentaires et aux émissions jamais rééditées. Une œuvre que personne ne vend n’est pas libre pour autant. On peut en revanche demander : chaînes, cinémathèques et archives répondent plus souvent qu’on ne croit, surtout à une demande précise, avec titre, année et usage prévu.

## Vérifier une licence en cinq minutes

1. Cherchez sous la vidéo le mot **licence** ou le symbole Creative Commons.
2. À défaut, descendez en bas de page : « conditions d’utilisation », « mentions légales ».
3. Avec Ctrl+F, cherchez « télécharger », « copie », « usage privé ».
4. Regardez qui a mis le titre en ligne. Un film de l’année sur le compte d’un inconnu n’est pas une source licite, si nette que soit l’image.
5. Gardez une capture datée à côté du fichier. Les conditions changent, et vous saurez ce qu’elles disaient ce jour-là.

## Cinq phrases à ne pas croire

- **« J’ai payé, donc c’est à moi. »** Vous avez payé un accès. Achat et abonnement sont deux contrats, même sous le même bouton.
- **« Sans but lucratif, tout est permis. »** Mettre un film en ligne gratuitement reste une mise à disposition du public.
- **« C’est sur internet, donc c’est libre. »** Presque tout ce qui s’y trouve a un auteur, ou ses héritiers.
- **« Je ne le passe qu’à un ami. »** La loi parle de l’usage privé du copiste.
- **« Si l’application y arrive, c’est légal. »** Un outil ne peut pas donner une permission qu’il n’a pas.

## Quatre questions avant chaque copie

1. Ai-je un accès licite, par mon propre compte ou une source librement accessible ?
2. Le diffuseur ou la loi de mon lieu permettent-ils cette copie ?
3. Le fichier restera-t-il chez moi, sans partage, mise en ligne ni projection publique ?
4. L’effacerai-je quand mon droit prendra fin, par exemple après une location ?

Si une réponse est non, ou si vous ne savez pas, regardez le titre en ligne. Nos applications sont des outils et ne donnent aucun droit. L’[avertissement juridique](/legal-disclaimer) en dit plus.
`,
  meta_title: 'Copie privée et streaming : ce qui est permis',
  meta_description:
    'Source licite, mesures de protection, conditions du service : ce que l’on peut garder pour soi, ce que l’on ne peut pas, et selon quel pays.',
}
