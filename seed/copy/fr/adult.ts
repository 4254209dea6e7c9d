import type { PageTexts } from '../text'

export const adult: PageTexts = {
  fanza_downloader: {
    headline: 'FANZA : votre bibliothèque d’achats, hors ligne',
    promise:
      'Réservé aux adultes : enregistrez sur votre ordinateur les vidéos achetées ou louées avec votre propre compte FANZA.',
    steps: [
      {
        title: 'Confirmer son âge',
        text: 'FANZA demande une confirmation d’âge ; l’application ne la contourne pas.',
      },
      {
        title: 'Ouvrir la bibliothèque',
        text: 'Vos achats, locations et abonnements mensuels sont listés séparément.',
      },
      { title: 'Enregistrer en privé', text: 'Choisissez un dossier à accès restreint et validez.' },
    ],
    features: [
      {
        title: 'Références conservées',
        text: 'Le numéro de l’œuvre et son titre japonais figurent dans le nom.',
      },
      { title: 'Achats en plusieurs parties', text: 'Les parties d’une même vidéo se suivent dans l’ordre.' },
      {
        title: 'Dossier discret',
        text: 'Choisissez librement l’emplacement ; aucun aperçu n’apparaît hors de l’application.',
      },
      { title: 'Formules mensuelles', text: 'Les vidéos incluses dans une formule active sont reconnues.' },
      {
        title: 'La définition achetée',
        text: 'Certaines œuvres sont vendues en plusieurs définitions. La liste indique celle que vous avez achetée.',
      },
      {
        title: 'Droit et échéance',
        text: 'L’application indique s’il s’agit d’un achat, d’une location ou d’une chaîne mensuelle, et jusqu’à quand.',
      },
      {
        title: 'Informations sur le titre',
        text: 'Le titre, le studio et la date de sortie peuvent être enregistrés dans un fichier texte à côté de la vidéo.',
      },
    ],
    questions: [
      {
        question: 'Qui peut acheter cette licence ?',
        answer: 'Uniquement des personnes majeures dans leur pays de résidence.',
      },
      {
        question: 'Puis-je revendre ou partager un fichier ?',
        answer:
          'Non. Ce que vous avez acheté est pour vous seul, selon les conditions de FANZA et le droit applicable.',
      },
      {
        question: 'DMM TV est-il compris ?',
        answer: 'Non, DMM TV est un service distinct, avec son propre téléchargeur.',
      },
      {
        question: 'Les œuvres en réalité virtuelle conviennent-elles ?',
        answer:
          'Elles sont faites pour un casque et pour le lecteur de FANZA. Ce produit s’occupe des œuvres qui se lisent comme une vidéo ordinaire dans un navigateur.',
      },
      {
        question: 'Les livres et jeux de FANZA sont-ils pris en charge ?',
        answer: 'Non, seulement les vidéos.',
      },
      {
        question: 'Que devient une chaîne mensuelle après la résiliation ?',
        answer: 'Votre droit de voir ses œuvres prend fin avec elle ; supprimez alors vos copies.',
      },
    ],
    meta_title: 'Téléchargeur FANZA : réservé aux adultes',
    meta_description:
      'Pour adultes : vos achats et locations FANZA classés par référence sur votre ordinateur, en privé et selon vos droits.',
  },
  mgstage_downloader: {
    headline: 'MGStage : vos titres achetés, bien classés',
    promise:
      'Une page destinée aux adultes : gardez une copie privée des titres que votre compte MGStage vous permet de lire.',
    steps: [
      {
        title: 'Se connecter à MGStage',
        text: 'Entrez vos identifiants après la vérification d’âge du site.',
      },
      { title: 'Afficher ses achats', text: 'La liste reprend le code du titre, le studio et la date.' },
      {
        title: 'Télécharger',
        text: 'Plusieurs titres s’enregistrent l’un après l’autre, sans notification à l’écran.',
      },
    ],
    features: [
      { title: 'Classement par studio', text: 'Chaque studio peut recevoir son propre dossier.' },
      { title: 'Code du titre', text: 'Il sert de nom de fichier, ce qui reste neutre.' },
      { title: 'Reprise après coupure', text: 'Un téléchargement interrompu reprend au prochain lancement.' },
      { title: 'Notifications coupées', text: 'Les messages du système peuvent être désactivés.' },
      { title: 'Avant de commencer', text: 'Durée, taille et dernier jour de lecture s’affichent d’abord.' },
      {
        title: 'Achats groupés',
        text: 'Un achat groupé s’affiche titre par titre ; vous pouvez donc n’en enregistrer qu’une partie.',
      },
    ],
    questions: [
      {
        question: 'Faut-il être majeur ?',
        answer: 'Oui, à l’achat comme à l’usage, selon la loi de votre pays.',
      },
      {
        question: 'Les extraits gratuits servent-ils à essayer ?',
        answer:
          'Oui. Un extrait suffit pour voir, pendant l’essai gratuit, si la connexion, l’image et les noms de fichiers vous conviennent.',
      },
      {
        question: 'Ai-je le droit de garder mes achats ?',
        answer: 'Dans la mesure où MGStage l’accorde et pour votre seul usage ; toute diffusion est exclue.',
      },
      {
        question: 'La partie par abonnement est-elle comprise ?',
        answer:
          'Les titres que votre abonnement permet de lire dans le navigateur figurent à côté de vos achats. Quand il prend fin, ils quittent la liste, et vous devez supprimer vos copies.',
      },
      {
        question: 'Achat en lecture et achat à télécharger : quelle différence ?',
        answer: 'MGStage vend les deux. L’application concerne les titres qui se lisent dans le navigateur.',
      },
    ],
    meta_title: 'Téléchargeur MGStage : pour adultes uniquement',
    meta_description:
      'Public adulte : titres achetés sur MGStage classés par studio et par code, noms neutres, usage strictement personnel.',
  },
  fc2_downloader: {
    headline: 'FC2 : vidéos et contenus achetés sur PC',
    promise:
      'Pour un public majeur : l’application reconnaît les vidéos FC2 que vous avez acquises ou que leur auteur rend lisibles.',
    steps: [
      { title: 'Indiquer la page', text: 'Copiez l’adresse d’une vidéo FC2 ou d’un contenu acheté.' },
      { title: 'Se déclarer majeur', text: 'Suivez l’étape prévue par le site, puis connectez-vous.' },
      { title: 'Choisir l’emplacement', text: 'Un disque externe ou un dossier protégé convient bien.' },
    ],
    features: [
      { title: 'Identifiant FC2', text: 'Le numéro du contenu figure dans le nom du fichier.' },
      { title: 'Vérification du compte', text: 'Un contenu non acheté est signalé et laissé de côté.' },
      { title: 'Historique effaçable', text: 'La liste des téléchargements s’efface en un clic.' },
      { title: 'Windows seulement', text: 'Il s’agit de l’édition que nous vendons actuellement.' },
      {
        title: 'Auteur en tête',
        text: 'Le nom du fichier commence par celui de l’auteur, ce qui permet de retrouver la source.',
      },
      {
        title: 'Espace libre vérifié',
        text: 'Un contenu payant peut peser plusieurs gigaoctets. Durée et taille s’affichent, et l’espace libre du disque est contrôlé.',
      },
      {
        title: 'Doublons repérés',
        text: 'Une vidéo que vous avez déjà est signalée avant d’être gardée une deuxième fois.',
      },
    ],
    questions: [
      {
        question: 'Les vidéos d’auteurs indépendants sont-elles protégées ?',
        answer:
          'Oui, comme les autres. Sans accord de l’auteur, gardez votre copie pour vous, si elle vous est permise.',
      },
      {
        question: 'Que faire d’un contenu qui semble illicite ?',
        answer: 'Ne l’enregistrez pas et signalez-le à FC2 ou aux autorités.',
      },
      {
        question: 'Une version Mac est-elle en vente ?',
        answer: 'Non, elle a été retirée de la vente ; les anciennes licences restent dans votre compte.',
      },
      {
        question: 'FC2 Live peut-il être enregistré ?',
        answer:
          'Non, les salons en direct ne sont pas pris en charge. Seules les vidéos qui ont leur propre page peuvent être ajoutées.',
      },
      {
        question: 'Un contenu a été retiré : puis-je encore l’obtenir ?',
        answer: 'Non. Ce que votre compte ne permet plus de lire sur FC2 ne peut pas être récupéré.',
      },
    ],
    meta_title: 'Téléchargeur FC2 pour Windows : public majeur',
    meta_description:
      'Réservé aux majeurs : contenus FC2 acquis avec votre compte, gardés sur PC Windows dans le dossier de votre choix.',
  },
  onlyfans_downloader: {
    headline: 'OnlyFans : retrouver ce que vous avez payé',
    promise:
      'Majeurs uniquement : enregistrez sur votre ordinateur les vidéos des comptes auxquels vous êtes abonné.',
    steps: [
      { title: 'Se connecter', text: 'Connectez-vous à OnlyFans avec votre compte vérifié.' },
      { title: 'Choisir un abonnement', text: 'Seuls les comptes dont l’accès est actif s’affichent.' },
      { title: 'Garder pour soi', text: 'Sélectionnez les vidéos une à une et enregistrez-les en lieu sûr.' },
    ],
    features: [
      { title: 'Par créateur', text: 'Un dossier par compte, avec la date de publication.' },
      { title: 'Sans doublon', text: 'Une publication déjà gardée est reconnue.' },
      { title: 'Choix précis', text: 'Aucune collecte en masse par défaut : vous décidez vidéo par vidéo.' },
      {
        title: 'Respect du retrait',
        text: 'Une publication supprimée par son auteur ne peut plus être ajoutée.',
      },
      {
        title: 'Fin d’abonnement visible',
        text: 'L’application montre quand un abonnement se termine, et s’arrête là.',
      },
      {
        title: 'Pour les créateurs aussi',
        text: 'Les créateurs peuvent garder une copie de leur propre page.',
      },
      {
        title: 'Un dossier par mois',
        text: 'À l’intérieur du dossier d’un créateur, rangez par mois, ou séparez images et vidéos.',
      },
    ],
    questions: [
      {
        question: 'Le créateur doit-il être d’accord ?',
        answer:
          'Ses conditions et celles d’OnlyFans s’imposent. N’enregistrez que ce qu’elles vous laissent garder pour vous.',
      },
      {
        question: 'Puis-je transmettre une vidéo ?',
        answer: 'Jamais. Cela léserait la personne filmée et peut être puni par la loi.',
      },
      {
        question: 'Les messages payants sont-ils concernés ?',
        answer:
          'Oui, ceux que vous avez débloqués ; ils sont séparés du fil mensuel. Ce qui est verrouillé sur le site l’est aussi dans l’application.',
      },
      {
        question: 'Les directs en font-ils partie ?',
        answer:
          'Non. Si le créateur publie ensuite le direct dans son fil, vous pouvez l’enregistrer comme toute autre publication.',
      },
      {
        question: 'Pourquoi la première visite est-elle longue ?',
        answer:
          'Une page peut contenir des milliers de publications. La liste complète n’est lue qu’une fois ; ensuite, l’application ne cherche que les nouveautés.',
      },
      {
        question: 'Quelles formules existent ?',
        answer: 'Un mois, un an ou une licence à vie pour un ordinateur, après un essai gratuit.',
      },
    ],
    meta_title: 'Téléchargeur OnlyFans : réservé aux majeurs',
    meta_description:
      'Majeurs seulement : vidéos de vos abonnements OnlyFans actifs, classées par créateur et gardées pour votre seul usage.',
  },
}
