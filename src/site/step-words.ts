import { GUIDE_SCREENS, type GuideScreen } from './guide-steps'
import type { Locale } from './locale'

const hasWords = (screen: GuideScreen): screen is Exclude<GuideScreen, 'profiles'> => screen !== 'profiles'

/**
 * What a step may name: a part of the application's screen, or the computer that it is installed on. The profiles of a
 * service are chosen where one signs in: only a guide draws them apart.
 */
export const STEP_SCREENS = ['install', ...GUIDE_SCREENS.filter(hasWords)] as const
export type StepScreen = (typeof STEP_SCREENS)[number]

/** Kinds of files and of pictures are called the same in every language. */
const KINDS = 'MKV, MP4, MP3, M4A, M4B, FLAC, WAV, 720p, 1080p, 4K, ASS, SRT, HEVC, AVC, HD, SD, '
/** So are versions of a film, and the Japanese words that pages of services show. */
const VERSIONS = 'VF, VO, VOST*, VOSE, OmU, SDH, 字幕, 吹替, '
const SYSTEMS = 'Windows, Mac, macOS, '

/**
 * A character that is a word of its own also stands in other words: these are not an episode (会話, 電話, 手話, 話す,
 * 話題), a song (作曲, 戯曲, 曲がる, 曲線), an episode (收集, 集中), a season (四季, 季节), a series (加剧, 剧烈), or found
 * (找不到).
 */
const EPISODE_JA = '(?<![会電手神世童対通])話(?!す(?!べ)|し[たてま手合]|さ[なれ]|せ|そう|題|術)'
const SONG_JA = '(?<![作編戯歪])曲(?![がげ線面折])'
const EPISODE_ZH = '(?<![收采搜密聚募召云])集(?![中合市体团成装资])'
const SEASON_ZH = '(?<![四春夏秋冬赛旺淡])季(?![节军度后])'
const SERIES_ZH = '(?<![加急])剧(?![透烈])'
const FIND_ZH = '找(?!不到|零|补|麻烦)'

/** An account with licences, or one for several applications, is the shop's: nobody signs in to a service there. */
export const SHOP_WORDS: Record<Locale, string> = {
  en: 'a license, your license, your licenses, license key, the key, one key, the same account',
  ja: 'ライセンスキー, ご購入のライセンス, お持ちのライセンス, お使いのライセンス',
  de: 'Ihre Lizenz, Ihre Lizenzen, Ihrer Lizenzen, eine Lizenz, Lizenzschlüssel*, nach dem Kauf, demselben Konto',
  es: 'tu licencia, tus licencias, una licencia, clave de licencia, la misma cuenta',
  it: 'la tua licenza, le tue licenze, una licenza, chiave di licenza, lo stesso account',
  fr: 'votre licence, vos licences, une licence, clé de licence, le même compte',
  zh: '账户里的许可证, 您的许可证, 永久许可证, 授权码, 激活码, 密钥',
}

/** A heading that says one of these is about a profile of a service, unless it says that somebody signs in. */
export const PROFILE_WORDS: Record<Locale, string> = {
  en: 'profile, profiles',
  ja: 'プロフィール',
  de: '*profil, *profils, *profile, *profilen',
  es: 'perfil*',
  it: 'profil*',
  fr: 'profil*',
  zh: '档案',
}

export const SIGN_IN_WORDS: Record<Locale, string> = {
  en: 'sign in, signs in, signing in, sign-in, log in, login, account*, membership*, register with, register your, register for, register and, registration, the password',
  ja: 'ログイン, サインイン, アカウント, 会員登録, メールアドレス, パスワード',
  de: 'anmeld*, melden Sie sich, *konto, *konten, mitgliedschaft*, registrier*, zugangsdaten, passwort',
  es: 'inicia sesión, iniciar sesión, sesión, tu cuenta, la cuenta, una cuenta, cuenta gratuita, cuenta principal, cuenta de, cuentas, regístrate, registro, contraseña, clave, accede, acceder, acceso, entra, entrar, conecta',
  it: 'accedi, accedere, accesso, account, iscri*, registrati, registrazione, login, password, entra',
  fr: 'se connecter, connectez-vous, vous connecter, connexion, mot de passe, un compte, le compte, votre compte, son compte, comptes, compte gratuit, identifiant*, inscri*, accéder, entrer dans, entrer chez',
  zh: '登录, 账号, 帐号, 账户, 注册, 密码',
}

/**
 * The words of steps that name a screen. The first row that is met counts, so what every step may say stands last. A star
 * stands for the letters before or after a word; a word that means more than one thing stands with its neighbour.
 */
export const STEP_WORDS: readonly (readonly [screen: StepScreen, words: Record<Locale, string>])[] = [
  [
    'account',
    {
      en: `${SIGN_IN_WORDS.en}, your profile, a profile, *’s profile, kids profile, own profile, profiles, profile and`,
      ja: `${SIGN_IN_WORDS.ja}, ${PROFILE_WORDS.ja}`,
      de: `${SIGN_IN_WORDS.de}, ${PROFILE_WORDS.de}`,
      es: `${SIGN_IN_WORDS.es}, ${PROFILE_WORDS.es}`,
      it: `${SIGN_IN_WORDS.it}, ${PROFILE_WORDS.it}`,
      fr: `${SIGN_IN_WORDS.fr}, ${PROFILE_WORDS.fr}`,
      zh: `${SIGN_IN_WORDS.zh}, ${PROFILE_WORDS.zh}`,
    },
  ],
  [
    'tracks',
    {
      en: `${VERSIONS}subtitle*, caption*, sound*, audio*, language*, a track, text track, album track, main track, multichannel track, separate track, right track, tracks, sub, dub, dubs, dubbed, commentary, voice-over`,
      ja: `${VERSIONS}音声, 言語, 吹き替え, 原音, トラック`,
      de: `${VERSIONS}untertitel*, ton, tonspur*, tongruppe*, *sprache, *sprachen, synchron*, kommentar*, spur, spuren, audio*`,
      es: `${VERSIONS}subtítulo*, subtitul*, idioma*, lengua*, doblaj*, doblad*, pista*, sonido*, voz, voces, audio*`,
      it: `${VERSIONS}sottotitol*, lingua, lingue, tracc*, doppia*, suono, audio*`,
      fr: `${VERSIONS}sous-titr*, langue*, piste*, le son, du son, un son, son seul, image et son, doublage*, doublé*, voix, audio*`,
      zh: `${VERSIONS}音轨, 配音, 语言, 声音, 原声, 轨道`,
    },
  ],
  [
    'file',
    {
      en: `${KINDS}size*, resolution*, quality, variant*, gigabyte*, file format*, select a format`,
      ja: `${KINDS}画質, 音質, サイズ, 形式, 解像度, 容量, ファイルの形`,
      de: `${KINDS}*größe, *größen, *auflösung, *auflösungen, *qualität, dateityp*, dateiformat*, formate, variante*`,
      es: `${KINDS}tamaño*, resolución, resoluciones, calidad*, formato*, definición, definiciones`,
      it: `${KINDS}dimension*, risoluzion*, qualità, formato, formati, definizion*`,
      fr: `${KINDS}taille*, résolution*, définition*, qualité*, format, formats`,
      zh: `${KINDS}画质, 音质, 格式, 容量, 大小, 分辨率, 清晰度, 码率`,
    },
  ],
  [
    'library',
    {
      en: 'folder*, file name*, naming, tablet*, a stick, USB stick, home server, media server, your server, copy the files, copy to',
      ja: 'フォルダ, ファイル名, タブレット, サーバー',
      de: '*ordner, dateiname*, tablet*, regal, stick, server, dateien kopieren, kopieren Sie die Dateien',
      es: 'carpeta*, nombre del archivo, nombre de los archivos, tableta*, servidor, copia los archivos, copia las películas',
      it: 'cartell*, nome del file, nome dei file, tablet, server, copia i file, copia i film',
      fr: 'dossier*, nom du fichier, nom clair, nom des fichiers, tablette*, clé USB, serveur, copier les fichiers, copiez les fichiers',
      zh: '文件夹, 文件名, 平板, 服务器',
    },
  ],
  [
    'downloads',
    {
      en: 'queue*, overnight, in the background, save, saves, saving, is saved, are saved, be saved, it saved, saved files, store it, store each, store the, store and, store in, stored, download, downloads, downloading, when it’s done, is complete, convert, converts, converted',
      ja: 'ダウンロード, 保存, 完了, キュー, 順番待ち, 取り込, 変換, 夜のうち, 一晩',
      de: 'speicher*, warteschlange*, nachts, über nacht, laden Sie, Abfahrt laden, Reihenfolge laden, herunter*, sichern, abarbeiten, Liste arbeitet, fertig, vollständigkeit, download, downloads, konvertier*, umwandeln',
      es: 'cola, guarda, guardar, guárdal*, guardado*, guardan, está completo, está completa, descargad*, descarga, descargas, descargar, descárgal*, convertir, convierte, conversión',
      it: 'coda, salva, salvato, salvata, salvati, salvi, sia completa, scaric*, download, converti, convertire, conversione',
      fr: 'file d’attente, la file, est complète, manque aucune, télécharger, téléchargez, téléchargement*, téléchargé*, enregistrer, enregistrez, enregistre, s’enregistre*, enregistré*, l’enregistrement, convertir, convertissez, conversion, pendant la nuit',
      zh: '下载, 队列, 保存, 存入, 存进, 存到, 存下, 转换, 夜里, 晚上自动',
    },
  ],
  [
    'link',
    {
      en: 'address*, paste, a link, the link, links, by link, URL',
      ja: 'アドレス, 貼り, 貼る, リンク, URL',
      de: 'adresse*, einfügen, link, URL',
      es: 'dirección, direcciones, pega, pegar, pégal*, enlace*, URL',
      it: 'indirizz*, incolla*, link, URL',
      fr: 'adresse*, coller, collez, lien, liens, URL',
      zh: '粘贴, 地址, 链接, 网址',
    },
  ],
  [
    'install',
    {
      en: `${SYSTEMS}install*, activate*, your system, the system, its system, new system, computers`,
      ja: `${SYSTEMS}インストール, システム, 有効に`,
      de: `${SYSTEMS}installier*, installation*, aktivier*, system, systeme, rechner*, computer*`,
      es: `${SYSTEMS}instala*, activa la licencia, actívala, actívalo, sistema*, ordenador*`,
      it: `${SYSTEMS}install*, attiva la licenza, attivala, attivalo, sistema, sistemi, computer`,
      fr: `${SYSTEMS}installe*, activer, activez, système*, ordinateur*`,
      zh: `${SYSTEMS}安装, 激活, 系统`,
    },
  ],
  [
    'page',
    {
      en: 'episode*, season*, series, film, films, a show, the show, this show, same show, each show, every show, romance show, talk show, evening show, the shows, title, titles, catalog*, browse, search, program*, chapter*, playlist*, album*, song*, channel*, library, purchases, favorites, parts, sections, replay*, explore, filter, open',
      ja: `${EPISODE_JA}, エピソード, シーズン, シリーズ, 作品, 番組, 映画, ドラマ, タイトル, 一覧, アルバム, プレイリスト, ${SONG_JA}, 目次, チャプター, 章ごと, 章の切れ目, の棚, 棚から, 棚を, セクション, 全編, 探す, 探し, 探せ, 開く, 開き, 開いて, 開け`,
      de: 'folge*, staffel*, serie*, film*, titel*, katalog*, sendung*, kapitel*, playlist*, album, alben, song*, such*, öffne*, reihe*, sender*, teile, kurs, archiv*, bibliothek, mediathek',
      es: 'capítulo*, episodio*, temporada*, serie*, película*, título*, catálogo*, ficha*, programa*, lista*, álbum*, canción, canciones, biblioteca, canal, canales, compras, elige partes, sección, secciones, explora, recorre, busca, encuentra, localiza, filtra, abre',
      it: 'episodi*, puntat*, stagion*, serie, film, titol*, catalogo, programm*, playlist, album, brano, brani, libreria, canale, canali, acquisti, le parti, sezion*, capitol*, esplora, sfoglia, cerca, trova, filtra, nella pagina, apri',
      fr: 'épisode*, saison*, série*, film*, titre*, catalogue*, programme*, chapitre*, playlist*, album*, morceau*, bibliothèque, vidéothèque, chaîne*, émission*, parties, section*, livre*, explorer, filtrer, trouver, cherche*, parcour*, ouvrir, ouvrez',
      zh: `${EPISODE_ZH}, ${SEASON_ZH}, ${SERIES_ZH}, 影片, 电影, 节目, 作品, 列表, 专辑, 歌单, 歌曲, 首歌, 里的歌, 视频, 频道, 曲目, 分 P, 书籍, 专栏, 浏览, 打开, ${FIND_ZH}, 搜索`,
    },
  ],
]
