import type { ContentTexts } from '../texts'

export const guidesTools: ContentTexts['guides'] = {
  video_downloader: {
    title: 'Sitios abiertos: de una dirección a un archivo con nombre',
    intro:
      'Que YouTube, Vimeo o Dailymotion se vean sin pagar no quiere decir que sus vídeos sean libres. Aquí se mira primero la licencia y después la calidad.',
    steps: [
      {
        title: 'Busca la licencia debajo del vídeo',
        text: 'Despliega la descripción: YouTube indica ahí si es «Creative Commons», y Vimeo lo marca con las letras CC. Si no dice nada, necesitas el permiso del autor o una excepción de la ley.',
      },
      {
        title: 'Mira si hay botón oficial',
        text: 'En Vimeo aparece cuando el autor lo permite; tus propios vídeos de YouTube se bajan desde Studio. Si existe esa vía, úsala.',
      },
      {
        title: 'Pega la dirección',
        text: 'Puede ser un vídeo, una lista o una página entera. La aplicación enseña lo que encuentra y tú marcas.',
      },
      {
        title: 'Compara versiones',
        text: 'Ves resolución, códec y tamaño aproximado. El MP4 con H.264 lo abre cualquier televisor; VP9 y AV1 ocupan menos, pero no todos los aparatos los leen.',
      },
      {
        title: 'Anota de dónde sale',
        text: 'Deja que autor, dirección y licencia queden escritos en el archivo. El día que quieras citarlo, lo agradecerás.',
      },
    ],
    hints: [
      {
        title: 'Vídeos ocultos',
        text: 'Se ven con tener el enlace, pero eso no los vuelve públicos ni permite copiarlos.',
      },
      {
        title: 'Marcas de tiempo',
        text: 'Las que figuran en una descripción se convierten en capítulos, y VLC los muestra.',
      },
    ],
    questions: [
      {
        question: '¿Por qué falta a veces el 4K?',
        answer:
          'Porque suele existir solo en VP9 o AV1, y en un vídeo recién subido tarda unas horas en aparecer.',
      },
      {
        question: '¿Y si el vídeo pide iniciar sesión?',
        answer:
          'Entra con tu cuenta en el navegador interno. Que se pueda ver no basta: su autor tiene que permitir la copia.',
      },
    ],
    meta_title: 'Guía: guardar un vídeo de un sitio abierto',
    meta_description:
      'Licencia, botón oficial, versión y procedencia: los pasos para conservar un vídeo de YouTube, Vimeo o Dailymotion cuando tienes derecho.',
  },
  m3u8_downloader: {
    title: 'HLS paso a paso: dar con la lista buena y unirla',
    intro:
      'Una dirección que acaba en .m3u8 no es un vídeo, sino un índice. En esta guía aprendes a distinguir el índice correcto y a obtener un archivo sin huecos.',
    steps: [
      {
        title: 'Dale a reproducir',
        text: 'Abre la página en el navegador interno y pon el vídeo en marcha: muchos reproductores no piden la lista hasta entonces.',
      },
      {
        title: 'Quédate con la lista principal',
        text: 'Es la que ofrece varias resoluciones. Las que no indican tamaño de imagen suelen ser una pista suelta o un anuncio.',
      },
      {
        title: 'Comprueba la duración',
        text: 'Tiene que parecerse a la del programa. Si es muy corta, has cogido una cabecera; si no hay ninguna, se trata de un directo.',
      },
      {
        title: 'Combina imagen, voz y texto',
        text: 'Una imagen y los idiomas que hagan falta. Las siglas «ad» o «qad» señalan la audiodescripción.',
      },
      {
        title: 'Une y revisa tres puntos',
        text: 'Mira el principio, la mitad y el final. Si falta un segmento, pide de nuevo solo ese.',
      },
    ],
    hints: [
      {
        title: 'Direcciones que caducan',
        text: 'Las que llevan una larga ristra de letras valen a veces unos minutos. No las guardes: recarga la página.',
      },
      {
        title: 'Dónde practicar',
        text: 'Con tus propias emisiones o con mediatecas públicas se aprende el formato sin poner nada en riesgo.',
      },
    ],
    questions: [
      {
        question: '¿Qué significa «flujo protegido»?',
        answer:
          'Que la emisora usa una medida de protección. Sin su permiso no se debe eludir, y aquí se acaba la guía.',
      },
      {
        question: 'La voz va por delante de los labios, ¿qué hago?',
        answer:
          'La pista de audio empezó antes o después que la imagen. El ajuste de sincronía las coloca según sus marcas de tiempo.',
      },
    ],
    meta_title: 'Guía: unir una lista M3U8 sin errores',
    meta_description:
      'Lista principal, duración, pistas y segmentos perdidos: cómo sacar de una dirección M3U8 un archivo completo, si el vídeo te está abierto.',
  },
  mpd_downloader: {
    title: 'DASH sin jerga: el manifiesto MPD leído como una tabla',
    intro:
      'En DASH, imagen, voz y subtítulos viajan cada uno por su lado. Cuando entiendes la tabla del manifiesto, elegir es cosa de segundos.',
    steps: [
      {
        title: 'Carga el manifiesto',
        text: 'Pega la dirección MPD o abre la página del reproductor. Verás periodos, grupos y representaciones.',
      },
      {
        title: 'Escoge la imagen por su códec',
        text: 'Antes que la altura, lee las letras: avc1 es H.264, hvc1 o hev1 es H.265 y av01 es AV1.',
      },
      {
        title: 'Marca las voces',
        text: 'mp4a corresponde al AAC estéreo y ec-3 al Dolby Digital Plus multicanal. Para auriculares, con el AAC sobra.',
      },
      {
        title: 'Pasa el texto a SRT',
        text: 'Los subtítulos llegan en TTML o en WebVTT; conviértelos si tu televisor solo entiende SRT.',
      },
      {
        title: 'Junta las piezas',
        text: 'MKV si conservas varios idiomas, MP4 si te quedas con uno. No se recodifica nada.',
      },
    ],
    hints: [
      {
        title: 'Más de un periodo',
        text: 'Hay manifiestos que separan cabecera, programa y publicidad. Si eliges el periodo largo, no tendrás que recortar.',
      },
      {
        title: 'Calcula el tamaño',
        text: 'Divide la tasa de bits entre ocho y multiplícala por los segundos: ahí tienes los megas aproximados.',
      },
    ],
    questions: [
      {
        question: '¿Qué necesito, MPD o M3U8?',
        answer: 'Lo decide quien emite. Si publica los dos, toma el que traiga más idiomas.',
      },
      {
        question: '¿Puedo guardar las clases de mi universidad?',
        answer:
          'Pregúntaselo: una clase es obra de quien la da, y casi todas las plataformas docentes explican qué permiten.',
      },
    ],
    meta_title: 'Guía: entender MPD y DASH paso a paso',
    meta_description:
      'Reconocer códecs, marcar pistas, pasar TTML a SRT: cómo leer un manifiesto DASH con el descargador de MPD, explicado con calma.',
  },
}
