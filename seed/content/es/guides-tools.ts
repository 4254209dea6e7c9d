import type { ContentTexts } from '../texts'

export const guidesTools: ContentTexts['guides'] = {
  video_downloader: {
    title: 'Sitios abiertos: de una dirección a un archivo con nombre',
    intro:
      'Que YouTube, Vimeo o Dailymotion se vean sin pagar no quiere decir que sus vídeos sean libres. Aquí se mira primero la licencia y después la calidad. Pongamos que quieres un ciclo de doce conferencias: con un vídeo suelto se hace igual, solo que acabas antes.',
    steps: [
      {
        title: 'Busca la licencia debajo del vídeo',
        text: 'Despliega la descripción: YouTube indica ahí si es «Creative Commons», y Vimeo lo marca con las letras CC. Si no dice nada, necesitas el permiso del autor o una excepción de la ley. Hay grados: CC BY te pide citar al autor, y CC BY-NC-ND prohíbe además ganar dinero con la obra y retocarla. En Dailymotion casi nadie lo indica; busca entonces la web del propio autor.',
      },
      {
        title: 'Mira si hay botón oficial',
        text: 'En Vimeo aparece cuando el autor lo permite; tus propios vídeos de YouTube se bajan desde Studio. Si existe esa vía, úsala. Universidades, museos y festivales suelen colgar también el original en su página, con más definición que en la plataforma. Buscar el título entre comillas te lleva medio minuto.',
      },
      {
        title: 'Pega la dirección',
        text: 'Puede ser un vídeo, una lista o una página entera. La aplicación enseña lo que encuentra y tú marcas. Un canal de cuatrocientos vídeos tarda en cargarse: espera a que el contador se detenga y ordena por fecha o por minutos, que así los tráileres caen al fondo.',
      },
      {
        title: 'Compara versiones',
        text: 'Ves resolución, códec y tamaño aproximado. El MP4 con H.264 lo abre cualquier televisor; VP9 y AV1 ocupan menos, pero no todos los aparatos los leen. Una hora en 720p ronda los 500 MB, el doble en 1080p; solo con la voz no llega a 60. Para una charla con diapositivas de letra pequeña quédate con 1080p, y para un ponente sentado te sobra con la mitad.',
      },
      {
        title: 'Anota de dónde sale',
        text: 'Deja que autor, dirección y licencia queden escritos en el archivo. El día que quieras citarlo, lo agradecerás. Con «2026-03-04 – Autor – Título» la carpeta se ordena sola en cualquier sistema. Abre las propiedades del archivo: la página de origen debe aparecer en el comentario.',
      },
      {
        title: 'Mira el último minuto',
        text: 'Cuando la línea diga que ha terminado, haz clic y se abre la carpeta. Salta al final en vez de al principio: si oyes el aplauso y la sala se vacía, está entero. En un ciclo, repítelo con la primera y la última sesión.',
      },
    ],
    hints: [
      {
        title: 'Vídeos ocultos',
        text: 'Se ven con tener el enlace, pero eso no los vuelve públicos ni permite copiarlos. Quien los subió puede retirarlos mañana. Escríbele: casi siempre contesta, y más de una vez te manda el original.',
      },
      {
        title: 'Marcas de tiempo',
        text: 'Las que figuran en una descripción se convierten en capítulos, y VLC los muestra. En un curso de tres horas son lo que te devuelve a aquella demostración del medio.',
      },
      {
        title: 'Diez enlaces de una vez',
        text: 'Activa la vigilancia del portapapeles mientras hojeas el programa de un congreso. Cada dirección copiada espera en la aplicación, y decides al final.',
      },
    ],
    questions: [
      {
        question: '¿Por qué falta a veces el 4K?',
        answer:
          'Porque suele existir solo en VP9 o AV1, y en un vídeo recién subido tarda unas horas en aparecer. Vuelve al día siguiente si te importa. En la pantalla de un portátil, entre 1080p y 4K solo notarás la diferencia en el disco.',
      },
      {
        question: '¿Y si el vídeo pide iniciar sesión?',
        answer:
          'Entra con tu cuenta en el navegador interno. Que se pueda ver no basta: su autor tiene que permitir la copia. Un ensayo privado o un curso que compraste entran en este caso. Para un servicio de pago, usa su descargador, que entiende de temporadas e idiomas.',
      },
      {
        question: '¿Con qué sitios funciona?',
        answer:
          'Con los abiertos, como YouTube, Vimeo o Dailymotion, y con muchos reproductores menores. Haz la prueba gratuita con la página que tienes en mente: te dirá más que cualquier relación.',
      },
      {
        question: 'El vídeo ha desaparecido, ¿borro mi copia?',
        answer:
          'Una licencia libre suele seguir valiendo para lo ya copiado. En los demás casos, si el autor pide que se retire su obra, hazle caso.',
      },
    ],
    meta_title: 'Guía: guardar un vídeo de un sitio abierto',
    meta_description:
      'Licencia, botón oficial, versión y procedencia: los pasos para conservar un vídeo de YouTube, Vimeo o Dailymotion cuando tienes derecho.',
  },
  m3u8_downloader: {
    title: 'HLS paso a paso: dar con la lista buena y unirla',
    intro:
      'Una dirección que acaba en .m3u8 no es un vídeo, sino un índice. En esta guía aprendes a distinguir el índice correcto y a obtener un archivo sin huecos. No hace falta saber nada del formato; basta con leer la columna correcta y no tener prisa en el primer paso.',
    steps: [
      {
        title: 'Dale a reproducir',
        text: 'Abre la página en el navegador interno y pon el vídeo en marcha: muchos reproductores no piden la lista hasta entonces. Deja que pase el anuncio o la careta del canal, porque su lista aparece antes que la del programa. Si el evento es tuyo, pega directamente la dirección que te dio tu proveedor.',
      },
      {
        title: 'Quédate con la lista principal',
        text: 'Es la que ofrece varias resoluciones. Las que no indican tamaño de imagen suelen ser una pista suelta o un anuncio. En ella cada línea lleva tamaño, tasa de bits y a menudo el códec, y las voces cuelgan de grupos. Si partes de una lista secundaria, te saldrá una película muda.',
      },
      {
        title: 'Comprueba la duración',
        text: 'Tiene que parecerse a la del programa. Si es muy corta, has cogido una cabecera; si no hay ninguna, se trata de un directo. Un documental de 52 minutos cortado en trozos de seis segundos da unos 520 segmentos: con esa cuenta de servilleta sabes si vas bien.',
      },
      {
        title: 'Combina imagen, voz y texto',
        text: 'Una imagen y los idiomas que hagan falta. Las siglas «ad» o «qad» señalan la audiodescripción. Para la tele del salón basta y sobra con 1080p a cinco megabits: una hora son algo más de dos gigas. Los nombres los pone la emisora; si solo dicen «audio_0», escucha diez segundos.',
      },
      {
        title: 'Une y revisa tres puntos',
        text: 'Mira el principio, la mitad y el final. Si falta un segmento, pide de nuevo solo ese. La aplicación reintenta sola lo que no llega y luego informa. «Sin huecos» y la misma duración que en la página: ya puedes cerrar. Si falla siempre el mismo punto, el problema está en el servidor y toca otra variante.',
      },
    ],
    hints: [
      {
        title: 'Direcciones que caducan',
        text: 'Las que llevan una larga ristra de letras valen a veces unos minutos. No las guardes: recarga la página. Lo que dura es la dirección de la página. Un error 403 a mitad de camino suele decir que el plazo ha pasado.',
      },
      {
        title: 'Dónde practicar',
        text: 'Con tus propias emisiones o con mediatecas públicas se aprende el formato sin poner nada en riesgo. Una misa grabada por la parroquia o tu propia clase te sirven, porque conoces el contenido y ves enseguida si se perdió algo.',
      },
      {
        title: 'Subtítulos forzados',
        text: 'Traducen nada más los carteles y las frases en otra lengua. Añádelos al texto completo cuando un personaje cambie al siciliano o al árabe.',
      },
      {
        title: 'Si quien emite eres tú',
        text: 'La tabla es una inspección rápida del codificador: un idioma mal puesto o un 480p que falta se ven antes de la primera queja.',
      },
    ],
    questions: [
      {
        question: '¿Qué significa «flujo protegido»?',
        answer:
          'Que la emisora usa una medida de protección. Sin su permiso no se debe eludir, y aquí se acaba la guía. Si pagas ese servicio, mira si tiene producto propio en la tienda, hecho para la reproducción que él permite.',
      },
      {
        question: 'La voz va por delante de los labios, ¿qué hago?',
        answer:
          'La pista de audio empezó antes o después que la imagen. El ajuste de sincronía las coloca según sus marcas de tiempo. Si el desfase empieza a mitad, suele venir de un corte publicitario mal cosido: únelo de nuevo conservando las marcas originales.',
      },
      {
        question: '¿Qué emisoras tienen página propia?',
        answer:
          'ARTE, la ARD Mediathek y RTVE Play, todas con esta licencia. Otras sirven si emiten en este formato y te dejan guardar el programa.',
      },
      {
        question: '¿Se recodifica la imagen?',
        answer:
          'No: los segmentos se pegan tal como llegaron. Por eso una ópera de tres horas se une en minutos sin perder un detalle.',
      },
    ],
    meta_title: 'Guía: unir una lista M3U8 sin errores',
    meta_description:
      'Lista principal, duración, pistas y segmentos perdidos: cómo sacar de una dirección M3U8 un archivo completo, si el vídeo te está abierto.',
  },
  mpd_downloader: {
    title: 'DASH sin jerga: el manifiesto MPD leído como una tabla',
    intro:
      'En DASH, imagen, voz y subtítulos viajan cada uno por su lado. Cuando entiendes la tabla del manifiesto, elegir es cosa de segundos. Las siglas asustan más de lo que esconden, y aquí tienes las seis que de verdad vas a encontrarte.',
    steps: [
      {
        title: 'Carga el manifiesto',
        text: 'Pega la dirección MPD o abre la página del reproductor. Verás periodos, grupos y representaciones. El sitio no lo pide hasta que arranca el vídeo, así que dale a reproducir y espera dos segundos. Si la barra lateral sigue vacía con la imagen en marcha, será HLS y te hace falta la herramienta M3U8.',
      },
      {
        title: 'Escoge la imagen por su códec',
        text: 'Antes que la altura, lee las letras: avc1 es H.264, hvc1 o hev1 es H.265 y av01 es AV1. El primero se ve en cualquier televisor de los últimos quince años, el segundo en casi todos los 4K y el tercero solo en los más nuevos, aunque a veces pese la mitad.',
      },
      {
        title: 'Marca las voces',
        text: 'mp4a corresponde al AAC estéreo y ec-3 al Dolby Digital Plus multicanal. Para auriculares, con el AAC sobra. Fíate del código de lengua más que del rótulo: spa o es, «mul» si hay varias, «und» si nadie lo indicó. La función «description» es la audiodescripción y «dub», un doblaje.',
      },
      {
        title: 'Pasa el texto a SRT',
        text: 'Los subtítulos llegan en TTML o en WebVTT; conviértelos si tu televisor solo entiende SRT. TTML conserva colores y posición, y en SRT se pierden; guarda el original si los colores distinguen a quien habla.',
      },
      {
        title: 'Junta las piezas',
        text: 'MKV si conservas varios idiomas, MP4 si te quedas con uno. No se recodifica nada. Tarda segundos, porque solo copia. Después salta a la mitad y mira los labios: si ahí coinciden, coinciden en todas partes, y VLC debe ofrecerte cada voz en su menú.',
      },
    ],
    hints: [
      {
        title: 'Más de un periodo',
        text: 'Hay manifiestos que separan cabecera, programa y publicidad. Si eliges el periodo largo, no tendrás que recortar. En cambio, si la página parte una conferencia en capítulos, déjalos unidos: un archivo se recorre mejor que doce.',
      },
      {
        title: 'Calcula el tamaño',
        text: 'Divide la tasa de bits entre ocho y multiplícala por los segundos: ahí tienes los megas aproximados. Por ejemplo, 4.000 kbit/s durante una hora son unos 1,8 GB, más 60 MB por cada pista estéreo.',
      },
      {
        title: 'Un registro que sirve',
        text: 'Los sitios cambian de reproductor sin avisar. Si la página de ayer hoy calla, manda el registro al soporte: describe el manifiesto y no lleva contenido.',
      },
      {
        title: 'Sitio para las piezas',
        text: 'Mientras no se unen, imagen y voz ocupan lo suyo además del resultado. Ten libre el doble.',
      },
    ],
    questions: [
      {
        question: '¿Qué necesito, MPD o M3U8?',
        answer:
          'Lo decide quien emite. Si publica los dos, toma el que traiga más idiomas. Con la misma oferta, el MPD nombra mejor los códecs y el M3U8 se lleva mejor con lo de Apple; el archivo que obtienes es idéntico.',
      },
      {
        question: '¿Puedo guardar las clases de mi universidad?',
        answer:
          'Pregúntaselo: una clase es obra de quien la da, y casi todas las plataformas docentes explican qué permiten. Las grabaciones que se retiran al acabar el curso se retiran por algo, y la imagen de los compañeros cuenta. No las hagas circular.',
      },
      {
        question: 'Se ve, pero no se oye, ¿qué ha pasado?',
        answer:
          'Marcaste solo la imagen. Abre de nuevo la entrada, añade una voz y ponla en marcha: lo que ya tienes se aprovecha.',
      },
      {
        question: '¿Por qué la ZDF no abre un policiaco a mediodía?',
        answer:
          'En Alemania, lo que es para adultos se abre por la noche o tras verificar la edad en la página de la cadena. La aplicación ve lo mismo que tú.',
      },
    ],
    meta_title: 'Guía: entender MPD y DASH paso a paso',
    meta_description:
      'Reconocer códecs, marcar pistas, pasar TTML a SRT: cómo leer un manifiesto DASH con el descargador de MPD, explicado con calma.',
  },
}
