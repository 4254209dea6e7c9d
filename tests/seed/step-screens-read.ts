/**
 * The screens of all steps as they were read beside the texts: what English shows, then each language that shows another
 * one somewhere, with «=» where it does not. The texts are written for each language, not translated from one: in the
 * same place, a step often says another thing. Products have the pictures that are shown, each another drawing.
 */
export const PRODUCTS_READ = `
video_downloader | link tracks downloads | ja = page file | es = file = | it = file tracks | fr = file = | zh = page file
m3u8_downloader | link file use | ja = tracks downloads | de = tracks = | es = tracks file | it = tracks file | fr = tracks file | zh = tracks file
mpd_downloader | page tracks file | ja tracks file use | de link = = | es link = = | it link = = | fr link = = | zh tracks file downloads
netflix_downloader | account tracks downloads | ja = page tracks | es = page = | it = page = | fr = page = | zh = page tracks
amazon_prime_video_downloader | account page downloads | ja = link = | es = link = | it = link tracks
disney_plus_downloader | account page tracks | de = tracks downloads
hbo_max_downloader | account tracks library | ja = page tracks | de = page downloads | es = page downloads | it = page = | fr = page downloads | zh = page =
hulu_downloader | account page downloads | ja = downloads use
apple_tv_plus_downloader | account downloads library | ja = page tracks | de = page downloads | es = page tracks | it = page file | fr = page downloads | zh = page tracks
paramount_plus_downloader | account page downloads | de = = tracks | es = = tracks | fr = = use
peacock_downloader | account page downloads | fr = link tracks
discovery_plus_downloader | account page use | ja = = downloads | de = = downloads | fr page choose downloads | zh = = downloads
crunchyroll_downloader | account tracks downloads | ja = page tracks | es = page tracks | it = page tracks | fr = page tracks | zh = = library
espn_plus_downloader | account page downloads | fr = = file
tubi_video_downloader | account page downloads | de page choose = | es page link library | it = link =
roku_channel_downloader | page choose library | ja account page downloads | de = = downloads | es account page downloads | it account page downloads | fr = = downloads | zh account page downloads
pluto_tv_downloader | account page downloads | ja page choose = | es = choose page | it page choose use | fr page downloads use | zh page choose library
viki_downloader | account tracks page | ja = = downloads | de = = downloads | es = page tracks | it = page tracks | fr = = downloads | zh = = downloads
iqiyi_downloader | account page tracks | ja = downloads = | es = = downloads | it = = downloads | zh = file downloads
stan_downloader | account page downloads | es = = file | it = = file | fr = = library | zh = = use
crave_downloader | account tracks downloads | de = = library | zh = page =
globoplay_downloader | account page downloads | de = = use | it = = use | fr = = library | zh = = use
u_next_downloader | account page downloads | ja = = tracks | de = = tracks | es = = tracks | fr = choose =
dmm_downloader | account page downloads
abema_downloader | account page use | ja = = downloads | de page choose downloads | es page choose downloads | it page choose downloads | fr page choose downloads | zh = = downloads
lemino_downloader | account page downloads | ja = = file | de = = library | es = choose = | it = choose =
tver_downloader | account page downloads | ja page choose = | de page choose = | es link = = | it link = = | fr page choose use | zh page choose =
nhk_plus_downloader | account page downloads | ja = = tracks | it = = file
fod_downloader | account page downloads | es page choose =
hulu_jp_downloader | account page downloads | de page choose use | fr = = tracks | zh = = tracks
niconico_downloader | account tracks downloads | ja = link = | de = link = | es link page = | it link page = | fr link downloads use | zh = link =
d_anime_downloader | account page downloads | de = = use | es = tracks page | it = tracks = | fr = = use
wowow_downloader | account page tracks | ja = = file | de = = downloads | es page choose downloads | it = = downloads | zh = choose downloads
canal_plus_downloader | account page tracks | zh = = downloads
tf1_plus_downloader | account page downloads | de = = library | it = = use | fr = tracks =
m6_plus_downloader | account page use | ja = = downloads | de page choose downloads | es = file downloads | it = = downloads | fr = = downloads | zh = = downloads
france_tv_downloader | account page downloads | ja = = tracks | de = = tracks
joyn_downloader | account page downloads | ja page choose = | es = = library | it = = library | fr = = library | zh = = use
rtl_plus_downloader | account page downloads | it = = use | fr = = use
bbc_iplayer_downloader | account page library | ja = = downloads | de = = downloads | es = = downloads | it = = downloads | fr = = downloads | zh = = downloads
itvx_downloader | account page downloads | ja = choose = | de = = use | es = choose page
channel_4_downloader | account page downloads | de page choose = | fr = = tracks | zh = = tracks
raiplay_downloader | account page tracks | ja = = downloads | de = = downloads | es = = use | it = = downloads | fr = = downloads
mediaset_infinity_downloader | account page downloads | de = = use | it = = use
movistar_plus_downloader | account page downloads | ja = = tracks | de = = use | es page choose = | fr page choose tracks | zh = = tracks
rakuten_tv_downloader | account tracks page | ja = page downloads | de page = library | es = page tracks | it = page file | fr = page tracks | zh = page downloads
skyshowtime_downloader | install account tracks | ja account page = | de = page downloads | es account page = | it account page downloads | fr account page downloads | zh account page library
now_tv_downloader | install account downloads | ja account page = | de account page = | es account page = | it account page = | fr account page = | zh account page library
videoland_downloader | account tracks downloads | ja = page tracks | de = page = | es = page tracks | it = page tracks | fr = page tracks | zh = page tracks
adult_downloader | install page library | ja page choose = | de account file = | es = link = | it = link = | fr = link = | zh = account =
fanza_downloader | account page use | ja = = downloads | de = = downloads | es install = downloads | it install = downloads | fr install = downloads | zh = = downloads
mgstage_downloader | account page use | ja = = downloads | de = = file | es = = downloads | it = = downloads | fr = = downloads | zh = = downloads
fc2_downloader | account link downloads | ja = choose = | de = choose library | es link account library | it link account use | fr link account library | zh = choose =
onlyfans_downloader | account page downloads | es = choose use | it = choose library | fr = choose = | zh = = library
spotify_converter | account link file | de = page = | fr = page = | zh = page =
apple_music_converter | account page file | ja page use = | de = = use
amazon_music_converter | account link file | ja = page use | de = page library | es install = = | it install = = | fr = page = | zh = page =
youtube_music_converter | account tracks downloads | ja = page tracks | de = page tracks | es = page use | it = downloads use | fr = page tracks
tidal_converter | account file library | ja = page file | de = page file | es = choose downloads | it = choose downloads | fr page = = | zh = page file
deezer_converter | account tracks downloads | ja = page file | de = page use | es = page file | it = page file | fr = page file | zh = downloads file
soundcloud_converter | link tracks use | ja account downloads = | de account choose downloads | es account downloads = | it = choose = | fr = use tracks | zh account link =
pandora_converter | account page use | ja page use file | de page choose = | fr = = file | zh = = file
line_music_converter | account page use | it = choose downloads | zh = = file
qobuz_converter | account file use | ja = = library | de = = downloads | es = page file | it = page file | fr = = downloads | zh = downloads =
audible_converter | account page file | zh = = use
napster_converter | account page install | ja = = library | es page use file | it page use file | fr install choose use | zh = = file
video_ai | install use choose
youtube_downloader | link tracks downloads | ja = downloads file | it = = use | fr = = page | zh = page tracks
vimeo_downloader | link account downloads | ja = downloads file | de account file = | es = = file | it = = file | fr = downloads tracks | zh = downloads file
dailymotion_downloader | link page file | ja = = downloads | de = = downloads | es page link = | it page link = | fr = file downloads | zh account = downloads
facebook_downloader | account file downloads | ja = choose = | de = page = | es page link = | it page link = | fr page choose = | zh = page library
bilibili_downloader | link page file | ja = = tracks | de account = downloads | es = account page | it = account page | zh = = downloads
arte_downloader | tracks page downloads | ja page tracks = | de page tracks = | es account = tracks | it account = tracks | fr page choose tracks
ard_mediathek_downloader | page choose downloads | ja = = tracks | it account page = | fr = = tracks
rtve_play_downloader | account page tracks | ja page choose = | de page choose = | es = = file | it = = downloads | fr = = downloads
udemy_downloader | account page library | ja = = downloads | es = = downloads | it = = downloads | fr = = use | zh = downloads use
zdf_downloader | page choose downloads | ja = tracks = | de account page = | es = = tracks | zh account page =
fansly_downloader | install page downloads | ja account choose use | de account = = | es = account use | it account choose use | fr = choose library | zh account choose =
`

/** Here «-» stands where a step names none. */
export const GUIDES_READ = `
video_downloader | - link tracks tracks library downloads | es page downloads link file = = | it page page link file = = | fr page file link file page = | zh page = = = = =
m3u8_downloader | page file tracks downloads - | ja = = = page = | de = = = page = | es link = page tracks downloads | it = = page tracks downloads | fr = tracks page tracks downloads | zh = = = = downloads
mpd_downloader | - - file tracks tracks | ja = page = = = | de page = = = = | es link file tracks = downloads | it page file tracks = file | fr link file tracks = file | zh page page = = =
netflix_downloader | profiles page tracks file downloads | es account tracks page tracks = | it account tracks page tracks = | fr = profiles page tracks = | zh account tracks page tracks =
amazon_prime_video_downloader | account page tracks tracks library | de link = - = downloads
disney_plus_downloader | profiles page tracks file library | it account = = = = | zh account = = = =
hbo_max_downloader | account page page tracks downloads | es = account downloads downloads library | it = profiles downloads downloads = | fr = profiles downloads page = | zh = tracks = downloads =
hulu_downloader | account page page page library | ja = = = library = | de = = = library = | es = = = downloads = | it = = = tracks downloads | fr = = = downloads page | zh = = = tracks downloads
apple_tv_plus_downloader | account - page tracks tracks | ja page page = = = | es = page tracks = downloads | it = page tracks = downloads | fr = page tracks = downloads | zh = page = = file
paramount_plus_downloader | page library page downloads library | ja = - = = page | es account page = = = | it account page = library = | fr = page = = = | zh = - downloads tracks =
peacock_downloader | account page page tracks downloads | ja = = downloads = = | es = = = downloads = | it = = = downloads = | fr = = = downloads page | zh = = = file =
discovery_plus_downloader | page page page file library | ja - = = = = | es account = = library file | it account = = library file | fr account = = library file | zh account = = = =
crunchyroll_downloader | tracks page page tracks page library | ja = = = = downloads = | de = account tracks = = = | es account tracks = = downloads = | it account tracks = = downloads = | fr = tracks = = = tracks | zh account tracks tracks page downloads =
espn_plus_downloader | account page page tracks downloads | ja = = = - library | de = = - = = | es = = - downloads library | it = = - downloads library | fr = = - downloads library | zh = downloads = = library
tubi_video_downloader | account page page file downloads | de = = = tracks = | es = = = library file | it = = = library file | fr = = = page file | zh = = = library file
roku_channel_downloader | account page page library file | de = = = downloads = | es = account - = = | fr = = = file = | zh = = library file library
pluto_tv_downloader | page page page tracks downloads | de - = = = = | es = = tracks page = | it = = tracks page = | fr - = tracks page = | zh = = = downloads library
viki_downloader | tracks page tracks downloads tracks | ja = = = = - | de = account = = = | es = account = = = | it = account = = = | zh = = = file downloads
iqiyi_downloader | account tracks page tracks downloads downloads | ja = = = = = page | de page = = = = = | es = page = = = = | it tracks page = = = library | fr tracks page = = = = | zh - = = = page =
stan_downloader | account page file downloads library | ja = = = = - | es = = page = = | it = = page = = | fr = = page = = | zh = downloads = = =
crave_downloader | account tracks tracks downloads downloads | ja = = = = page | es = = page tracks = | it = = page tracks = | fr = = = tracks = | zh = = = page library
globoplay_downloader | account page page tracks library | es = = = library = | it = = = library = | fr = = = library =
u_next_downloader | account page tracks downloads library
dmm_downloader | account page page file page | ja = = - = file | de = = = = library | es = - = = library | it = = = = downloads | fr = = - = = | zh = = = = downloads
abema_downloader | account - page downloads page | es page = downloads library library | it page page downloads library downloads | fr page page = library downloads | zh = page = = downloads
lemino_downloader | account page page page downloads | ja = = = - = | es = - - downloads tracks | it = = = downloads tracks | fr = = - downloads tracks | zh = = = - file
tver_downloader | page downloads downloads downloads library | ja = page - = = | de - page - = = | es = page page library = | it = page = library = | fr = page page library = | zh = account page page =
nhk_plus_downloader | account page page tracks library | ja = = - = page | de = = downloads = = | fr = = = = page
fod_downloader | account page page downloads - | ja = = = = page | de = = - = page | es = = downloads library page | it = = = library downloads | fr = = = library page | zh = = = page downloads
hulu_jp_downloader | account page page library downloads downloads | ja = = = = = account | de = = = = = account | es = = tracks page library = | it = = tracks page library = | fr = = tracks page = = | zh = = = = tracks library
niconico_downloader | link link - file downloads | ja - = = = = | de = = tracks = = | es page = file page = | it - = account library = | fr - = page - = | zh - account file - =
d_anime_downloader | account page file page page | ja = = downloads downloads - | de = = downloads = = | es = = page library downloads | it = = downloads library = | fr = = page library = | zh = = page file downloads
wowow_downloader | account page - tracks downloads | es = = page downloads library | it = = page downloads library | fr = = page downloads = | zh = = page = =
canal_plus_downloader | account page tracks downloads downloads | ja = = = page = | es = = = = library | it = = = = library | fr = = = = tracks | zh = = = page tracks
tf1_plus_downloader | account page page page downloads | ja = = file = = | de = = file = = | es = = = tracks = | it = = = tracks = | fr = = = tracks =
m6_plus_downloader | account page library file downloads | es = = page - file | it = = page downloads file | fr = = page page file | zh = = page = =
france_tv_downloader | account page page tracks library | zh = = tracks page tracks
joyn_downloader | account page page downloads downloads | ja = = = = - | de = tracks = = - | zh = = = page =
rtl_plus_downloader | account page page tracks downloads | es = = = = library | it = = = = library | fr = = = downloads = | zh = = = library library
bbc_iplayer_downloader | account page tracks tracks library | es = downloads page = tracks | it = - page = tracks | fr = downloads page = tracks | zh = = page = =
itvx_downloader | account page page tracks library | it = = = library = | fr = = = page = | zh = = = downloads =
channel_4_downloader | account tracks page tracks downloads | es = page = = = | it = page = = = | fr = page tracks = = | zh = page tracks page tracks
raiplay_downloader | account page page page tracks | es = = = tracks downloads | it = = = tracks downloads | fr = = = tracks downloads
mediaset_infinity_downloader | account page page page library | ja = = = file = | de = = = file = | es = = file library = | it = = = library = | fr = = = library = | zh = = = file =
movistar_plus_downloader | account page tracks page tracks | es = = = file = | it = = = downloads = | fr = = = downloads = | zh = = page tracks =
rakuten_tv_downloader | account page page tracks library | es = = tracks library downloads | it = = tracks library downloads | fr = downloads tracks library downloads
skyshowtime_downloader | account account page downloads page | ja = = tracks page account | es = tracks downloads tracks downloads | it = profiles = tracks downloads | fr = tracks = tracks downloads | zh page = = page downloads
now_tv_downloader | account downloads tracks file - | ja = - page = = | de = = = account account | es = page page downloads = | it = page page downloads downloads | fr = page page downloads downloads | zh page page page tracks downloads
videoland_downloader | account page tracks downloads tracks | ja = = = = page | es = = page tracks downloads | it = = page tracks downloads | fr = = page tracks = | zh = file page page =
`
