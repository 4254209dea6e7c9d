import type { ContentTexts } from '../texts'

export const bestLists: ContentTexts['bestLists'] = {
  'video-downloaders': {
    title: 'Nuestros descargadores de vídeo, según el uso',
    intro:
      'Una selección de los fabricantes entre sus propios productos, ordenada por el uso y sin puntuaciones. En todos los casos necesitas tu propia cuenta y el derecho a guardar una copia privada.',
    entries: [
      {
        route: 'netflix_downloader',
        title: 'Para ver en varios idiomas: descargador de Netflix',
        text: 'Castellano, español de América y versión original caben en un mismo archivo, cada uno con sus subtítulos.',
      },
      {
        route: 'movistar_plus_downloader',
        title: 'Para la ficción española: descargador de Movistar Plus+',
        text: 'Guarda las series propias por temporadas y los programas por fecha, según lo que incluya tu contrato.',
      },
      {
        route: 'disney_plus_downloader',
        title: 'Para viajar con niños: descargador de Disney+',
        text: 'Guarda las canciones en el doblaje que los niños se saben de memoria, con una carpeta para cada uno.',
      },
      {
        route: 'rakuten_tv_downloader',
        title: 'Para alquilar sin despistes: descargador de Rakuten TV',
        text: 'Lo alquilado va a su carpeta con la fecha en que termina; lo comprado, a otra.',
      },
      {
        route: 'video_downloader',
        title: 'Para los sitios abiertos: descargador de vídeos',
        text: 'Guarda charlas, cursos y fragmentos cuando su autor lo permite, con los capítulos y la procedencia.',
      },
      {
        route: 'm3u8_downloader',
        title: 'Para un flujo propio o público: descargador de M3U8',
        text: 'Muestra la lista HLS como una tabla y avisa si falta algún segmento.',
      },
    ],
    meta_title: 'Qué descargador de vídeo elegir según el uso',
    meta_description:
      'Idiomas, ficción española, familia, alquileres, sitios abiertos o flujos: qué producto de vídeo va con cada uso, según sus fabricantes.',
  },
  'music-converters': {
    title: 'Convertidores de música: el adecuado para ti',
    intro:
      'Los fabricantes te orientan según tu manera de escuchar, sin poner notas. Todos los convertidores conservan la calidad de tu plan y son para uso privado, dentro de las condiciones del servicio.',
    entries: [
      {
        route: 'spotify_converter',
        title: 'Si coleccionas listas: convertidor de Spotify',
        text: 'Mantiene el orden y añade al final los temas nuevos. Está pensado para listas que llevan años creciendo.',
      },
      {
        route: 'amazon_music_converter',
        title: 'Si sales a correr: convertidor de Amazon Music',
        text: 'Crea archivos pequeños con nombres cortos para el reloj o el reproductor de natación.',
      },
      {
        route: 'apple_music_converter',
        title: 'Si escuchas clásica: convertidor de Apple Music',
        text: 'La obra, el movimiento y el compositor tienen etiquetas distintas, y el audio sin pérdida se conserva si tu cuenta lo recibe.',
      },
      {
        route: 'qobuz_converter',
        title: 'Si tienes un buen equipo en casa: convertidor de Qobuz',
        text: 'Guarda discos en alta resolución para un reproductor de red. Los que has comprado se descargan de la propia tienda.',
      },
      {
        route: 'audible_converter',
        title: 'Si escuchas audiolibros: convertidor de Audible',
        text: 'Conserva el nombre de los capítulos y divide el libro como lo necesite la radio del coche.',
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
        text: 'Guarda un capítulo por semana con los subtítulos en su estilo, y la voz en castellano cuando llega el doblaje.',
      },
      {
        route: 'viki_downloader',
        title: 'Para las series coreanas: descargador de Viki',
        text: 'Los subtítulos los traducen voluntarios; cuando los terminan o los corrigen, puedes descargarlos de nuevo.',
      },
      {
        route: 'iqiyi_downloader',
        title: 'Para las series chinas: descargador de iQIYI',
        text: 'Separa los cuarenta capítulos o más de una serie de los avances y las escenas de rodaje.',
      },
      {
        route: 'd_anime_downloader',
        title: 'Para el anime desde Japón: descargador de d Anime Store',
        text: 'Guarda cada temporada en su carpeta, en japonés y sin subtítulos en español.',
      },
      {
        route: 'abema_downloader',
        title: 'Para ponerse al día en Japón: descargador de ABEMA',
        text: 'Muestra primero los capítulos gratuitos, por el orden en que caducan.',
      },
    ],
    meta_title: 'Anime y series asiáticas: qué producto elegir',
    meta_description:
      'Crunchyroll, Viki, iQIYI, d Anime Store y ABEMA: qué producto sirve para anime, series coreanas y chinas. Por los fabricantes.',
  },
  suites: {
    title: 'Suites y ampliaciones: qué licencia elegir',
    intro:
      'Una guía de los fabricantes por sus propias suites. Los precios están en la lista de planes; si ya tienes algo comprado, inicia sesión antes de mirar.',
    entries: [
      {
        route: 'all_in_one_video_suite',
        title: 'Varios servicios de vídeo: Vídeo todo en uno',
        text: 'Incluye la gama entera, en uno o en tres ordenadores. Compensa si cambias de suscripción o sigues cadenas de varios países.',
      },
      {
        route: 'all_in_one_music_suite',
        title: 'Varios servicios de música: Música todo en uno',
        text: 'Incluye todos los convertidores de tu sistema, también los de audiolibros, en un ordenador.',
      },
      {
        route: 'video_music_one',
        title: 'Ver y escuchar: Vídeo y música todo en uno',
        text: 'Reúne las dos gamas en una licencia y una cuenta.',
      },
      {
        route: 'video_one_upgrade',
        title: 'Si ya tienes productos sueltos: ampliación a Vídeo todo en uno',
        text: 'Tus licencias de por vida se tienen en cuenta; el precio aparece al iniciar sesión.',
      },
    ],
    meta_title: 'Suites y ampliaciones: cuál te conviene',
    meta_description:
      'Vídeo, música o ambas, para un ordenador o para tres, desde cero o con lo que ya tienes: cómo elegir entre las suites, por sus fabricantes.',
  },
}
