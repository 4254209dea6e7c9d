import type { ContentTexts } from '../texts'

export const bestLists: ContentTexts['bestLists'] = {
  'video-downloaders': {
    title: 'Nuestros descargadores de vídeo, según para qué',
    intro:
      'Los fabricantes eligen entre sus propios productos y los ordenan por uso, sin puntuarlos. En todos los casos hace falta tu propio acceso y que puedas guardar una copia privada.',
    entries: [
      {
        route: 'netflix_downloader',
        title: 'Para ver en varios idiomas: descargador de Netflix',
        text: 'Castellano, español de América y versión original caben en un mismo archivo, cada uno con sus subtítulos.',
      },
      {
        route: 'movistar_plus_downloader',
        title: 'Para la ficción española: descargador de Movistar Plus+',
        text: 'Las series propias por temporadas, y los programas por fecha, hasta donde llegue tu contrato.',
      },
      {
        route: 'disney_plus_downloader',
        title: 'Para viajar con niños: descargador de Disney+',
        text: 'Las canciones, en el doblaje que en casa se saben de memoria, y una carpeta para cada hijo.',
      },
      {
        route: 'rakuten_tv_downloader',
        title: 'Para alquilar sin despistes: descargador de Rakuten TV',
        text: 'Lo alquilado va a su carpeta con la fecha en que termina; lo comprado, a otra.',
      },
      {
        route: 'video_downloader',
        title: 'Para los sitios abiertos: descargador de vídeos',
        text: 'Charlas, cursos y fragmentos cuyo autor permite copiarlos, con capítulos y procedencia.',
      },
      {
        route: 'm3u8_downloader',
        title: 'Para un flujo propio o público: descargador de M3U8',
        text: 'La lista HLS se lee como una tabla y, si falta un trozo, lo dice.',
      },
    ],
    meta_title: 'Qué descargador de vídeo elegir según el uso',
    meta_description:
      'Idiomas, ficción española, familia, alquileres, sitios abiertos o flujos: qué producto de vídeo va con cada uso, según sus fabricantes.',
  },
  'music-converters': {
    title: '¿Qué convertidor va con tu manera de escuchar?',
    intro:
      'Una orientación de los fabricantes por costumbres, no por notas. Todos parten de lo que tu plan emite y sirven para oírlo en privado, dentro de las condiciones del servicio.',
    entries: [
      {
        route: 'spotify_converter',
        title: 'Si vives entre listas: convertidor de Spotify',
        text: 'Se mantiene el orden y las novedades se añaden al final. Pensado para listas que llevan años creciendo.',
      },
      {
        route: 'amazon_music_converter',
        title: 'Si sales a correr: convertidor de Amazon Music',
        text: 'Archivos pequeños y nombres cortos para el reloj o el reproductor de natación.',
      },
      {
        route: 'apple_music_converter',
        title: 'Si escuchas clásica: convertidor de Apple Music',
        text: 'Obra, movimiento y compositor ocupan campos distintos, y el audio sin pérdida lo sigue siendo si tu cuenta lo recibe.',
      },
      {
        route: 'qobuz_converter',
        title: 'Si el equipo está en el salón: convertidor de Qobuz',
        text: 'Discos en alta resolución para un reproductor de red. Los comprados se bajan de la propia tienda.',
      },
      {
        route: 'audible_converter',
        title: 'Si te leen: convertidor de Audible',
        text: 'Capítulos con su nombre y un corte a la medida de la radio del coche.',
      },
    ],
    meta_title: 'Convertidores de música: cuál elegir',
    meta_description:
      'Listas, deporte, clásica, salón o audiolibros: los fabricantes dicen qué convertidor encaja con cada manera de escuchar.',
  },
  'anime-and-drama': {
    title: 'Anime y series asiáticas: nuestros productos',
    intro:
      'Los fabricantes los han reunido para quien sigue series de Japón, Corea y China. Comprueba antes dónde se ofrece cada servicio: algunos piden estar en Japón.',
    entries: [
      {
        route: 'crunchyroll_downloader',
        title: 'Para el estreno semanal: descargador de Crunchyroll',
        text: 'Un capítulo por semana, subtítulos con su estilo y el salto del japonés al castellano cuando llega el doblaje.',
      },
      {
        route: 'viki_downloader',
        title: 'Para las series coreanas: descargador de Viki',
        text: 'Los subtítulos los hacen voluntarios; cuando terminan la traducción, se pueden renovar.',
      },
      {
        route: 'iqiyi_downloader',
        title: 'Para las series chinas: descargador de iQIYI',
        text: 'Cuarenta capítulos o más, separados de avances y escenas de rodaje.',
      },
      {
        route: 'd_anime_downloader',
        title: 'Para el anime desde Japón: descargador de d Anime Store',
        text: 'Una carpeta por temporada, en japonés y sin subtítulos en español.',
      },
      {
        route: 'abema_downloader',
        title: 'Para ponerse al día en Japón: descargador de ABEMA',
        text: 'Primero lo gratuito, por orden de vencimiento.',
      },
    ],
    meta_title: 'Anime y series asiáticas: qué producto elegir',
    meta_description:
      'Crunchyroll, Viki, iQIYI, d Anime Store y ABEMA: qué producto sirve para anime, series coreanas y chinas. Por los fabricantes.',
  },
  suites: {
    title: 'Suites y ampliaciones: a cada cual la suya',
    intro:
      'Una guía de los fabricantes por sus propias suites. Los precios están en la lista de planes; si ya tienes algo comprado, inicia sesión antes de mirar.',
    entries: [
      {
        route: 'all_in_one_video_suite',
        title: 'Varios servicios de vídeo: Vídeo todo en uno',
        text: 'La gama entera en uno o en tres ordenadores. Compensa a quien cambia de suscripción o sigue cadenas de varios países.',
      },
      {
        route: 'all_in_one_music_suite',
        title: 'Varios servicios de música: Música todo en uno',
        text: 'Los convertidores de tu sistema, audiolibros incluidos, en un ordenador.',
      },
      {
        route: 'video_music_one',
        title: 'Ver y escuchar: Vídeo y música todo en uno',
        text: 'Las dos gamas con una sola cuenta.',
      },
      {
        route: 'video_one_upgrade',
        title: 'Con productos sueltos: ampliación a Vídeo todo en uno',
        text: 'Tus licencias de por vida se tienen en cuenta; el precio aparece al iniciar sesión.',
      },
      {
        route: 'video_pro_future',
        title: 'Con la suite de vídeo: Vídeo todo en uno, ampliación a 3 ordenadores',
        text: 'Dos ordenadores más por la diferencia, solo para quien ya tiene la suite.',
      },
    ],
    meta_title: 'Suites y ampliaciones: cuál te conviene',
    meta_description:
      'Vídeo, música o ambas, One o Pro, desde cero o con lo que ya tienes: cómo elegir entre las suites, por sus fabricantes.',
  },
}
