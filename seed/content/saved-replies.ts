import type { Localized } from '../localized'

type SavedReplySeed = { title: string; text: Localized }

/** What support says often. Each stands below «Hello, here is our answer:», so that none greets again. */
export const savedReplies: SavedReplySeed[] = [
  {
    title: 'Where is my key?',
    text: {
      en: 'Your license key for {product} stands in your account: sign in with this email address, and you find every license with its key there.\n\nThe email about order {order} holds the key as well. If you cannot see it, please look into the spam folder. Reply to this message if we should send it again.',
      ja: '{product}のライセンスキーは、アカウントでご確認いただけます。このメールアドレスでログインすると、すべてのライセンスとキーが表示されます。\n\nご注文{order}のメールにもキーを記載しています。見当たらない場合は、迷惑メールフォルダーもご確認ください。再送をご希望の場合は、このメッセージにご返信ください。',
      de: 'Ihr Lizenzschlüssel für {product} steht in Ihrem Konto: Melden Sie sich mit dieser E-Mail-Adresse an, dort finden Sie jede Lizenz mit ihrem Schlüssel.\n\nAuch in der E-Mail zur Bestellung {order} steht der Schlüssel. Falls Sie sie nicht finden, sehen Sie bitte im Spam-Ordner nach. Antworten Sie einfach auf diese Nachricht, wenn wir sie noch einmal schicken sollen.',
      es: 'Tu clave de licencia de {product} está en tu cuenta: inicia sesión con esta dirección de correo y verás allí cada licencia con su clave.\n\nEl correo del pedido {order} también contiene la clave. Si no lo encuentras, mira en la carpeta de correo no deseado. Responde a este mensaje si quieres que te lo enviemos otra vez.',
      it: 'La tua chiave di licenza per {product} si trova nel tuo account: accedi con questo indirizzo e-mail e vedrai ogni licenza con la sua chiave.\n\nAnche l’e-mail dell’ordine {order} contiene la chiave. Se non la trovi, guarda nella cartella della posta indesiderata. Rispondi a questo messaggio se vuoi che te la inviamo di nuovo.',
      fr: 'Votre clé de licence pour {product} se trouve dans votre compte\u00a0: connectez-vous avec cette adresse e-mail, vous y verrez chaque licence avec sa clé.\n\nL’e-mail de la commande {order} contient aussi la clé. Si vous ne le trouvez pas, regardez dans le dossier des messages indésirables. Répondez à ce message si vous souhaitez que nous vous l’envoyions de nouveau.',
      zh: '{product} 的许可证密钥就在您的账户中：用此邮箱登录，即可看到每份许可证及其密钥。\n\n订单 {order} 的邮件中也有密钥。如果没有找到，请查看垃圾邮件文件夹。需要我们重新发送时，请直接回复此消息。',
    },
  },
  {
    title: 'A computer was released',
    text: {
      en: 'We have signed off the computer that you no longer use, so a place of your license is free again. Please open the app on your new computer and sign in with your account.\n\nThis does not count among the computers that you can release yourself each month.',
      ja: 'ご利用にならないパソコンの登録を解除しましたので、ライセンスの空きができました。新しいパソコンでアプリを開き、アカウントでログインしてください。\n\n今回の解除は、お客様ご自身で毎月行える解除の回数には含まれません。',
      de: 'Wir haben den Computer abgemeldet, den Sie nicht mehr nutzen; damit ist ein Platz Ihrer Lizenz wieder frei. Öffnen Sie bitte das Programm auf Ihrem neuen Computer und melden Sie sich mit Ihrem Konto an.\n\nDas zählt nicht zu den Computern, die Sie selbst jeden Monat freigeben können.',
      es: 'Hemos desvinculado el ordenador que ya no usas, así que vuelve a haber una plaza libre en tu licencia. Abre la aplicación en tu nuevo ordenador e inicia sesión con tu cuenta.\n\nEsto no cuenta entre los ordenadores que puedes liberar cada mes.',
      it: 'Abbiamo scollegato il computer che non usi più, quindi un posto della tua licenza è di nuovo libero. Apri l’applicazione sul nuovo computer e accedi con il tuo account.\n\nQuesto non conta tra i computer che puoi liberare da solo ogni mese.',
      fr: 'Nous avons dissocié l’ordinateur que vous n’utilisez plus, et une place de votre licence est de nouveau libre. Ouvrez l’application sur votre nouvel ordinateur et connectez-vous avec votre compte.\n\nCela ne compte pas parmi les ordinateurs que vous pouvez libérer vous-même chaque mois.',
      zh: '我们已解除您不再使用的那台电脑的绑定，您的许可证又有了空余名额。请在新电脑上打开软件，并用您的账户登录。\n\n此次解除不计入您每月可自行解除的次数。',
    },
  },
  {
    title: 'A refund is on its way',
    text: {
      en: 'We have given back the money for order {order}. It goes to the payment method that you paid with; how soon it shows there depends on your bank, and a few business days are usual.\n\nIf you do not see it by then, please reply to this message.',
      ja: 'ご注文{order}の返金手続きをいたしました。お支払いの際と同じ方法で返金されます。反映までの日数は銀行やカード会社によって異なりますが、通常は数営業日です。\n\nそれを過ぎても確認できない場合は、このメッセージにご返信ください。',
      de: 'Wir haben das Geld für die Bestellung {order} erstattet. Es geht an die Zahlungsart, mit der Sie bezahlt haben; wann es dort erscheint, hängt von Ihrer Bank ab, einige Werktage sind üblich.\n\nFalls Sie es bis dahin nicht sehen, antworten Sie bitte auf diese Nachricht.',
      es: 'Hemos reembolsado el pedido {order}. El dinero vuelve al medio de pago que usaste; cuándo aparece depende de tu banco, y lo habitual son unos días laborables.\n\nSi para entonces no lo ves, responde a este mensaje.',
      it: 'Abbiamo rimborsato l’ordine {order}. Il denaro torna sul metodo di pagamento che hai usato; quando compare dipende dalla tua banca, di solito in qualche giorno lavorativo.\n\nSe per allora non lo vedi, rispondi a questo messaggio.',
      fr: 'Nous avons remboursé la commande {order}. L’argent revient sur le moyen de paiement que vous avez utilisé\u00a0; le délai dépend de votre banque, quelques jours ouvrés sont habituels.\n\nSi vous ne le voyez pas d’ici là, répondez à ce message.',
      zh: '我们已为订单 {order} 办理退款。款项将退回您付款时使用的方式；到账时间取决于您的银行，通常需要几个工作日。\n\n如果届时仍未看到，请回复此消息。',
    },
  },
  {
    title: 'Please tell us more',
    text: {
      en: 'So that we can find the cause, please tell us:\n\n– the version of the app,\n– whether you use Windows or a Mac, and which version,\n– what you did, and what happened instead of what you expected.\n\nA picture of the window helps a lot. You can attach it to ticket {ticket} in your account.',
      ja: '原因をお調べするため、次の点をお知らせください。\n\n・アプリのバージョン\n・WindowsとMacのどちらをお使いか、そのバージョン\n・行った操作と、そのとき実際に起きたこと\n\n画面の画像があるとたいへん助かります。アカウントのチケット{ticket}に添付していただけます。',
      de: 'Damit wir die Ursache finden, nennen Sie uns bitte:\n\n– die Version des Programms,\n– ob Sie Windows oder einen Mac nutzen und in welcher Version,\n– was Sie getan haben und was stattdessen geschah.\n\nEin Bild des Fensters hilft sehr. Sie können es in Ihrem Konto an das Ticket {ticket} anhängen.',
      es: 'Para que podamos encontrar la causa, dinos por favor:\n\n– la versión de la aplicación,\n– si usas Windows o un Mac, y en qué versión,\n– qué hiciste y qué ocurrió en su lugar.\n\nUna imagen de la ventana ayuda mucho. Puedes adjuntarla al ticket {ticket} en tu cuenta.',
      it: 'Per aiutarci a trovare la causa, facci sapere:\n\n– la versione dell’applicazione,\n– se usi Windows o un Mac, e in quale versione,\n– che cosa hai fatto e che cosa è successo invece.\n\nUn’immagine della finestra aiuta molto. Puoi allegarla al ticket {ticket} nel tuo account.',
      fr: 'Pour que nous trouvions la cause, merci de nous indiquer\u00a0:\n\n– la version de l’application,\n– si vous utilisez Windows ou un Mac, et dans quelle version,\n– ce que vous avez fait, et ce qui s’est passé à la place.\n\nUne image de la fenêtre nous aide beaucoup. Vous pouvez la joindre au ticket {ticket} dans votre compte.',
      zh: '为了查明原因，请告诉我们：\n\n– 软件的版本；\n– 您使用 Windows 还是 Mac，以及系统版本；\n– 您做了什么操作，实际出现了什么情况。\n\n窗口的截图会很有帮助。您可以在账户中把它附到工单 {ticket}。',
    },
  },
  {
    title: 'Install the newest version',
    text: {
      en: 'Please install the newest version: download it from our download page and install it over the one that you have. Your license and your settings stay.\n\nThen restart your computer and try again. If it still does not work, reply to this message and tell us what you see.',
      ja: '最新版のインストールをお願いいたします。ダウンロードページから入手し、現在のものに上書きしてください。ライセンスと設定はそのまま残ります。\n\nその後パソコンを再起動し、もう一度お試しください。それでも解決しない場合は、このメッセージへの返信で画面の様子をお知らせください。',
      de: 'Bitte installieren Sie die neueste Version: Laden Sie sie von unserer Download-Seite herunter und installieren Sie sie über die vorhandene. Ihre Lizenz und Ihre Einstellungen bleiben erhalten.\n\nStarten Sie danach den Computer neu und versuchen Sie es noch einmal. Klappt es dann noch nicht, antworten Sie auf diese Nachricht und beschreiben Sie, was Sie sehen.',
      es: 'Instala la versión más reciente: descárgala de nuestra página de descargas e instálala sobre la que tienes. Tu licencia y tus ajustes se conservan.\n\nDespués reinicia el ordenador e inténtalo otra vez. Si sigue sin funcionar, responde a este mensaje y cuéntanos qué ves.',
      it: 'Installa la versione più recente: scaricala dalla nostra pagina dei download e installala sopra quella che hai. La licenza e le impostazioni restano.\n\nPoi riavvia il computer e riprova. Se ancora non funziona, rispondi a questo messaggio e descrivi che cosa vedi.',
      fr: 'Installez la version la plus récente\u00a0: téléchargez-la depuis notre page de téléchargement et installez-la par-dessus celle que vous avez. Votre licence et vos réglages sont conservés.\n\nRedémarrez ensuite votre ordinateur et réessayez. Si cela ne fonctionne toujours pas, répondez à ce message en décrivant ce que vous voyez.',
      zh: '请安装最新版本：从我们的下载页面下载，并直接覆盖安装。您的许可证和设置都会保留。\n\n然后请重启电脑再试一次。如果仍然无法使用，请回复此消息，并告诉我们您看到的情况。',
    },
  },
  {
    title: 'The email for a new password does not come',
    text: {
      en: 'We send the email for a new password to the address of your account only. Please check that you enter the one that you bought with, and look into the spam folder too.\n\nIf you ask more than once, only the link in the newest email works. If no email arrives, reply to this message, and we look into it together.',
      ja: '新しいパスワードを設定するためのメールは、アカウントのメールアドレスにのみお送りしています。ご購入の際のアドレスを入力されているか、迷惑メールフォルダーに届いていないかをご確認ください。\n\n複数回お手続きされた場合は、最新のメールのリンクだけが有効です。メールが届かないときは、このメッセージにご返信ください。こちらでお調べいたします。',
      de: 'Die E-Mail für ein neues Passwort schicken wir nur an die Adresse Ihres Kontos. Prüfen Sie bitte, ob Sie die Adresse eingeben, mit der Sie gekauft haben, und sehen Sie auch im Spam-Ordner nach.\n\nWenn Sie mehrmals anfragen, gilt nur der Link in der neuesten E-Mail. Kommt keine an, antworten Sie auf diese Nachricht, dann sehen wir gemeinsam nach.',
      es: 'Enviamos el correo para una nueva contraseña solo a la dirección de tu cuenta. Comprueba que es la misma con la que compraste y mira también en la carpeta de correo no deseado.\n\nSi lo pides varias veces, solo funciona el enlace del último correo. Si no te llega ninguno, responde a este mensaje y lo miramos juntos.',
      it: 'Inviamo l’e-mail per una nuova password solo all’indirizzo del tuo account. Controlla che sia quello con cui hai acquistato e guarda anche nella cartella della posta indesiderata.\n\nSe la richiedi più volte, funziona solo il link dell’ultima e-mail. Se non arriva nulla, rispondi a questo messaggio e controlliamo insieme.',
      fr: 'Nous envoyons l’e-mail pour un nouveau mot de passe uniquement à l’adresse de votre compte. Vérifiez que vous saisissez celle de votre achat, et regardez aussi dans le dossier des messages indésirables.\n\nSi vous faites plusieurs demandes, seul le lien du dernier e-mail fonctionne. Si rien n’arrive, répondez à ce message et nous chercherons ensemble.',
      zh: '设置新密码的邮件只会发送到您账户的邮箱。请确认您输入的是购买时使用的邮箱，并查看垃圾邮件文件夹。\n\n如果您多次申请，只有最新一封邮件中的链接有效。如果没有收到邮件，请回复此消息，我们会为您查明原因。',
    },
  },
]
