/**
 * The screens of all steps as they were read beside the texts: what English shows, then each language that shows another
 * one somewhere, with «=» where it does not and «-» where a step names none. The texts are written for each language,
 * not translated from one: in the same place, a step often says another thing.
 */
export const PRODUCTS_READ = `
video_downloader | link tracks downloads | ja = - file | es = file = | it = file tracks | fr = file = | zh = page file
m3u8_downloader | link file - | ja = tracks downloads | de = tracks = | es = tracks file | it = tracks file | fr = tracks file | zh = tracks file
mpd_downloader | page tracks file | ja tracks = tracks | de link = tracks | es link = = | it link = tracks | fr link = tracks | zh tracks = downloads
netflix_downloader | account tracks downloads | ja = page tracks | es = page = | it = page = | fr = page = | zh = page tracks
amazon_prime_video_downloader | account page downloads | ja = link = | es = link = | it = link tracks
disney_plus_downloader | account page tracks | de = tracks downloads
hbo_max_downloader | account tracks library | ja = page tracks | de = page downloads | es = page downloads | it = page = | fr = page downloads | zh = page =
hulu_downloader | account page downloads | ja = downloads =
apple_tv_plus_downloader | account downloads downloads | ja = page tracks | de = page = | es = page tracks | it = page file | fr = page = | zh = page tracks
paramount_plus_downloader | account page downloads | de = = tracks | es = = tracks | fr = = page
peacock_downloader | account page downloads | fr = link tracks
discovery_plus_downloader | account page page | ja = = downloads | de = = downloads | fr page = downloads | zh = = downloads
crunchyroll_downloader | account tracks downloads | ja = page tracks | es = page tracks | it = page tracks | fr = page tracks | zh = = library
espn_plus_downloader | account page downloads | fr = = file
tubi_video_downloader | account page downloads | de page = = | es page link library | it = link =
roku_channel_downloader | page page library | ja account = downloads | de = = downloads | es account = downloads | it account = downloads | fr = = downloads | zh account = downloads
pluto_tv_downloader | account page downloads | ja page = = | es = - page | it page = page | fr page downloads - | zh page = library
viki_downloader | account tracks page | ja = = tracks | de = = downloads | es = page tracks | it = page tracks | fr = = downloads | zh = = tracks
iqiyi_downloader | account page tracks | ja = downloads = | es = = downloads | it = = downloads | zh = file downloads
stan_downloader | account page downloads | es = = file | it = = file | fr = = library | zh = = page
crave_downloader | account tracks downloads | de = = library | zh = page =
globoplay_downloader | account page downloads | de = = page | it = = page | fr = = library | zh = = page
u_next_downloader | account page downloads | ja = = tracks | de = = tracks | es = = tracks | fr = - =
dmm_downloader | account page downloads
abema_downloader | account page page | ja = = downloads | de page = downloads | es page = downloads | it page = downloads | fr page = downloads | zh = = downloads
lemino_downloader | account page downloads | ja = = file | de = = library | es = - = | it = - =
tver_downloader | account page downloads | ja page - = | de page = = | es link - = | it link - = | fr page = page | zh page = =
nhk_plus_downloader | account page downloads | ja = = tracks | it = = file
fod_downloader | account page downloads | es page = =
hulu_jp_downloader | account page downloads | de page = page | fr = = tracks | zh = = tracks
niconico_downloader | account tracks downloads | ja = link = | de = link = | es link - = | it link - = | fr link downloads = | zh = link =
d_anime_downloader | account page downloads | de = = page | es = tracks page | it = tracks = | fr = = page
wowow_downloader | account page tracks | ja = = file | de = = downloads | es page = downloads | it = = downloads | zh = - downloads
canal_plus_downloader | account page tracks | zh = = downloads
tf1_plus_downloader | account page downloads | de = = library | it = = page | fr = tracks =
m6_plus_downloader | account page page | ja = = downloads | de page = downloads | es = file downloads | it = = downloads | fr = = downloads | zh = = downloads
france_tv_downloader | account page downloads | ja = = tracks | de = = tracks
joyn_downloader | account page downloads | ja page = = | es = = library | it = = library | fr = = library | zh = = page
rtl_plus_downloader | account page downloads | it = = page | fr = = page
bbc_iplayer_downloader | account page library | ja = = downloads | de = = downloads | es = = downloads | it = = downloads | fr = = downloads | zh = = downloads
itvx_downloader | account page downloads | ja = - = | de = = page | es = - page
channel_4_downloader | account page downloads | de page = = | fr = = tracks | zh = = tracks
raiplay_downloader | account page tracks | ja = = downloads | de = = downloads | es = = page | it = = downloads | fr = = downloads
mediaset_infinity_downloader | account page downloads | de = = page | it = = page
movistar_plus_downloader | account page downloads | ja = = tracks | de = = page | es page = = | fr page = tracks | zh = = tracks
rakuten_tv_downloader | account tracks page | ja = page downloads | de page = library | es = page tracks | it = page file | fr = page tracks | zh = page downloads
skyshowtime_downloader | account account tracks | ja = page = | de - page downloads | es = page = | it = page downloads | fr = page downloads | zh = page library
now_tv_downloader | - account downloads | ja account page = | de account page = | es account page = | it account page = | fr account page = | zh account page library
videoland_downloader | account tracks downloads | ja = page tracks | de = page = | es = page tracks | it = page tracks | fr = page tracks | zh = page tracks
adult_downloader | - page library | ja page = = | de account file = | es = link = | it = link = | fr = link = | zh = account account
fanza_downloader | account page page | ja = = downloads | de = = downloads | es - = downloads | it - = downloads | fr - = downloads | zh = = downloads
mgstage_downloader | account page page | ja = = downloads | de = = file | es = = downloads | it = = downloads | fr = = downloads | zh = = downloads
fc2_downloader | account link downloads | ja = - = | de = - library | es link account library | it link account - | fr link account library | zh = - =
onlyfans_downloader | account page downloads | de = account = | es = account - | it = account library | fr = account = | zh = = library
spotify_converter | account link file | de = page = | fr = page downloads | zh = page =
apple_music_converter | account page downloads | ja page = file | fr = = file
amazon_music_converter | account link file | ja = page downloads | de = page downloads | es - = = | it - = = | fr = page = | zh = page downloads
youtube_music_converter | account tracks downloads | ja = - tracks | de = - tracks | es = page = | it = downloads = | fr = page tracks
tidal_converter | account file library | ja = page file | de = - file | es = - downloads | it = - downloads | fr page = downloads | zh = page file
deezer_converter | account tracks downloads | ja = page file | de = page - | es = page file | it = page file | fr = page = | zh = downloads =
soundcloud_converter | link tracks downloads | ja account downloads = | de account - = | es account downloads = | it = downloads = | fr = - tracks | zh account link =
pandora_converter | account page downloads | ja page = file | de page = page
line_music_converter | account page downloads | it = - = | zh = = file
qobuz_converter | account file - | ja = = file | de = = downloads | es = page file | it = page file | fr = = downloads | zh = downloads downloads
audible_converter | account page file | de = = downloads | zh = = downloads
napster_converter | account page downloads | ja = = library | es page = file | it page = = | fr install - -
video_ai | page - downloads | ja - = file | es - = - | it - = - | fr - = - | zh = = -
all_in_one_video_suite | install install account | ja page account downloads | de - = = | es = = downloads | it = = downloads | fr = = downloads | zh page account downloads
all_in_one_music_suite | install - downloads | ja page downloads file | de - downloads = | es = account = | it = account = | fr = account = | zh page page =
video_music_one | - install downloads | ja = account library | de = = account | es install library = | it install library = | fr install library - | zh page account page
video_one_upgrade | account - account | ja = = - | de = = - | es = = downloads | it = = - | fr = = -
video_pro_upgrade | account install install | ja = - account | zh = - =
music_upgrade | account - - | ja = page = | de = = page | it = page = | fr = = account
video_music_one_upgrade | - - - | ja = = account | de account = page | es account install = | it account install = | fr account install = | zh account = install
video_music_pro_upgrade | account - install | ja = = - | de = install account | fr = install = | zh = = account
video_one_new | install account install | ja account - - | de = = account | es = install = | fr = install = | zh = install account
video_pro_new | install - install | ja - = - | de = install = | es = install - | it = account = | fr = install = | zh = install -
video_music_one_new | account - - | ja = page = | de = = account | es = = page | it = = install | fr = = install | zh = = install
video_music_pro_new | install - install | ja account = - | de account = = | es - = - | it - install = | fr - install = | zh account = -
video_pro_future | account - account | ja = = - | de install = - | es = = page | it = = - | fr = = - | zh = = -
video_music_pro_future | - install install | ja account - - | de = = - | es install - downloads | it install - - | fr account - = | zh account - account
youtube_downloader | link tracks downloads | ja = downloads file | it = = tracks | fr = = page | zh = page tracks
vimeo_downloader | link account downloads | ja = downloads = | de account file = | es = = file | it = = file | fr = downloads = | zh = downloads file
dailymotion_downloader | link page file | ja = = downloads | de = = downloads | es page link = | it page link = | fr = file downloads | zh account = downloads
facebook_downloader | account file downloads | ja = - = | de = page = | es page link = | it page link = | fr page - = | zh = page library
bilibili_downloader | link page file | ja = - tracks | de account = downloads | es = account page | it = account page | zh = = downloads
arte_downloader | tracks page downloads | ja page tracks = | de page tracks = | es account = tracks | it account = tracks | fr page = tracks | zh = = tracks
ard_mediathek_downloader | page page downloads | ja = = tracks | it account = = | fr = = tracks | zh = - =
rtve_play_downloader | account page tracks | ja page = = | de page = = | es = = file | it = = downloads | fr = = downloads
udemy_downloader | account page library | ja = = downloads | es = = downloads | it = = downloads | fr = = account | zh = downloads -
zdf_downloader | page page downloads | ja = tracks = | de account = = | es = - tracks | zh account = =
fansly_downloader | - page downloads | ja account - - | de account = = | es = account - | it account account - | fr = - library | zh account - =
`

export const GUIDES_READ = `
video_downloader | - link tracks tracks library downloads | ja page = = = = = | es page downloads link file = = | it page page link file = = | fr page file link file page = | zh page = = = = =
m3u8_downloader | page file tracks downloads - | ja = = = page = | de = = = page = | es link = page tracks downloads | it = = page tracks downloads | fr = tracks page tracks downloads | zh = = = = downloads
mpd_downloader | - - file tracks tracks | ja page page = = = | de page = = = = | es link file tracks = downloads | it page file tracks = file | fr link file tracks = file | zh page page = = =
netflix_downloader | account page tracks file downloads | es = tracks page tracks = | it = tracks page tracks = | fr = account page tracks = | zh = tracks page tracks =
amazon_prime_video_downloader | account page tracks tracks library | de link = - = downloads
disney_plus_downloader | account page tracks file library
hbo_max_downloader | account page page tracks downloads | es = account downloads downloads library | it = account downloads downloads = | fr = account downloads page = | zh = tracks = downloads =
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
abema_downloader | account page page downloads page | ja = - = = = | de = - = = = | es page - downloads library library | it page = downloads library downloads | fr page = = library downloads | zh = = = = downloads
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
skyshowtime_downloader | account account page downloads page | ja = = tracks page account | es = tracks downloads tracks downloads | it = = = tracks downloads | fr = tracks = tracks downloads | zh = = = page downloads
now_tv_downloader | account downloads tracks file - | ja = - page = = | de = = = account account | es = page page downloads = | it = page page downloads downloads | fr = page page downloads downloads | zh = page page tracks downloads
videoland_downloader | account page tracks downloads tracks | ja = = = = page | es = = page tracks downloads | it = = page tracks downloads | fr = = page tracks = | zh = file page page =
`
