import type { GuideScreen } from '@/site/guide-steps'

type Step = { title: string; text: string }

/** Words of the seven languages that say which part of the screen a step is about; the first that is met counts. */
const SAID: [screen: GuideScreen, words: RegExp][] = [
  [
    'account',
    /\b(sign(ing)? in|sign-in|log ?in|account|profile|regist\w+|membership|anmeld\w*|konto\w*|profil\w*|mitgliedschaft|inici\w+ sesión|sesión|cuenta|perfil|regístrate|connect\w*|connexion|compte|inscri\w+|acced\w+|accesso|account|profilo|iscri\w+|registra\w*)\b|ログイン|サインイン|アカウント|プロフィール|会員登録|登录|登錄|账号|帐号|账户|档案|注册/i,
  ],
  ['file', /^(MKV|MP4)|ファイルの形/],
  [
    'tracks',
    /\b(subtitle\w*|caption\w*|sound\w*|audio\w*|language\w*|tracks?|dub\w*|VOST\w*|VF|commentary|untertitel\w*|ton|tonspur\w*|sprach\w*|synchron\w*|kommentar\w*|subtítul\w*|idioma\w*|dobl\w+|pistas?|sonido|voz|voces|voix|voci|sous-titr\w*|langues?|pistes?|son|doubl\w+|sottotitol\w*|lingu\w+|lenguas?|tracc\w+|doppia\w+|suono)\b|字幕|音声|言語|吹替|吹き替え|音轨|配音|语言|声音|音声/i,
  ],
  [
    'file',
    /\b(MKV|MP4|720p|1080p|4K|ASS|SRT|HEVC|AVC|sizes?|resolution|format\w*|gigabytes?|größe\w*|auflösung\w*|dateityp|variant\w*|tamaño\w*|resolución|taille\w*|résolution|définition|dimension\w*|risoluzione|calidad)\b|qualit(à|y|é|ät)|画質|サイズ|形式|解像度|容量|画质|格式|大小|分辨率|清晰度/i,
  ],
  [
    'library',
    /\b(folders?|file names?|tablet|shelf|stick|copy (the|to)|ordner\w*|dateiname\w*|regal|kopier\w+|carpeta\w*|nombre del archivo|tableta|copia\w*|dossiers?|nom du fichier|tablette|copie\w*|cartell\w+|nome del file|copia\w*)\b|フォルダ|ファイル名|タブレット|文件夹|文件名|平板/i,
  ],
  [
    'downloads',
    /\b(queue|overnight|stor(e|ed|ing)|sav(e|ed|ing)|downloads?|collect|speicher\w*|warteschlange|nachts|über nacht|laden|herunter\w*|sichern|cola|guard\w*|descarg\w*|noches?|file d’attente|enregistr\w*|télécharg\w*|nuits?|coda|salv\w+|scaric\w+|notte)\b|(?<!缓)存(?![在档])|ダウンロード|夜|下载|队列|晚/i,
  ],
  [
    'link',
    /\b(address|paste|adresse|einfügen|link|dirección|pega|coller|collez|indirizzo|incolla\w*)\b|貼り付け|アドレス|粘贴|地址|链接/i,
  ],
]

const screenIn = (text = ''): GuideScreen | undefined => SAID.find(([, words]) => words.test(text))?.[0]
const firstSentence = (text: string): string | undefined => text.split(/(?<=[.!?])\s|。/)[0]

/** By a step's heading, else by its first sentence, else the service's page; nothing is saved at first, and all is at last. */
function screenOf({ title, text }: Step, place: number, all: readonly Step[]): GuideScreen {
  const said = screenIn(title) ?? screenIn(firstSentence(text))
  if (place === 0) return said === 'downloads' || said === 'library' ? 'page' : (said ?? 'page')
  return said ?? (place === all.length - 1 ? 'downloads' : 'page')
}

export const withScreens = <S extends Step>(steps: readonly S[]) =>
  steps.map((step, place) => ({ ...step, shows: screenOf(step, place, steps) }))
