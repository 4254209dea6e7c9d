import type { ContentTexts } from '../texts'

export const guidesTools: ContentTexts['guides'] = {
  video_downloader: {
    title: 'Descargador de vídeos: cómo guardar un vídeo abierto',
    intro:
      'Que YouTube, Vimeo o Dailymotion se vean sin pagar no quiere decir que sus vídeos sean libres, así que mira primero la licencia y después la calidad. Como ejemplo usaremos un ciclo de doce conferencias; con un vídeo suelto se hace igual, solo que más deprisa.',
    steps: [
      {
        title: 'Busca la licencia debajo del vídeo',
        text: 'Despliega la descripción: YouTube indica ahí si es «Creative Commons», y Vimeo lo marca con las letras CC. Si no dice nada, necesitas el permiso del autor o una excepción de la ley. Hay grados: CC BY te pide citar al autor, y CC BY-NC-ND prohíbe además ganar dinero con la obra y retocarla. En Dailymotion casi nadie lo indica; busca entonces la web del propio autor.',
      },
      {
        title: 'Mira si el autor ofrece la descarga',
        text: 'En Vimeo hay un botón de descarga cuando el autor lo permite, y tus propios vídeos de YouTube los encuentras en Studio. Si existe esa vía, úsala. Las universidades, los museos y los festivales suelen publicar también el original en su página, con más resolución que en la plataforma; búscalo por el título entre comillas.',
      },
      {
        title: 'Pega la dirección del vídeo o de la lista',
        text: 'También vale la de una página entera. La aplicación muestra los vídeos que encuentra y tú marcas los que quieres. Un canal de cuatrocientos vídeos tarda en cargarse: espera a que el contador se detenga y ordénalos por fecha o por duración, para que los tráileres queden al final.',
      },
      {
        title: 'Elige la resolución y el formato',
        text: 'La lista muestra la resolución, el códec y el tamaño aproximado. El MP4 con H.264 se ve en cualquier televisor; VP9 y AV1 ocupan menos, pero no todos los dispositivos los reproducen. Una hora en 720p ronda los 500 MB y en 1080p, el doble; si guardas solo la voz, no llega a 60. Para una charla con diapositivas de letra pequeña elige 1080p; si solo se ve al ponente, basta con menos.',
      },
      {
        title: 'Incluye el autor y la fecha en el nombre del archivo',
        text: 'Con un nombre como «2026-03-04 – Autor – Título», la carpeta se ordena sola en cualquier sistema. La aplicación escribe además la dirección y la licencia en las propiedades del archivo, para que puedas citarlo más adelante. Ábrelas y comprueba que la página de origen aparece en el comentario.',
      },
      {
        title: 'Comprueba el final de la descarga',
        text: 'Cuando la línea de la cola diga que ha terminado, haz clic en ella y se abrirá la carpeta. Reproduce el último minuto en lugar del primero: si se oye el aplauso, el vídeo está entero. En un ciclo, hazlo con la primera y la última conferencia.',
      },
    ],
    hints: [
      {
        title: 'Vídeos ocultos',
        text: 'Se pueden ver si tienes el enlace, pero eso no los hace públicos ni permite copiarlos, y quien los subió puede retirarlos en cualquier momento. Lo mejor es escribirle: muchos autores contestan, y algunos hasta te envían el original.',
      },
      {
        title: 'Capítulos en la descripción',
        text: 'Las marcas de tiempo de la descripción se convierten en capítulos, que se ven por ejemplo en VLC. En un curso de tres horas te ayudan a volver a un pasaje concreto.',
      },
      {
        title: 'Recoge varios enlaces a la vez',
        text: 'Activa la vigilancia del portapapeles mientras recorres el programa de un congreso. La aplicación reúne todas las direcciones que copies y al final decides cuáles guardar.',
      },
    ],
    questions: [
      {
        question: '¿Por qué falta a veces el 4K?',
        answer:
          'Porque suele existir solo en VP9 o AV1, y en un vídeo recién subido tarda unas horas en aparecer. Si lo necesitas, vuelve al día siguiente. En la pantalla de un portátil apenas se distingue de 1080p, pero ocupa mucho más en el disco.',
      },
      {
        question: '¿Y si el vídeo pide iniciar sesión?',
        answer:
          'Inicia sesión con tu cuenta en el navegador interno, por ejemplo para un curso que compraste. Recuerda que no basta con poder verlo: el autor tiene que permitir la copia. Para una plataforma de pago, usa su propio descargador, que reconoce las temporadas y los idiomas.',
      },
      {
        question: '¿Con qué sitios funciona?',
        answer:
          'Con los abiertos, como YouTube, Vimeo o Dailymotion, y con muchos reproductores menores. Pruébalo gratis con la página que te interesa: es más fiable que cualquier lista.',
      },
      {
        question: 'El vídeo ha desaparecido. ¿Tengo que borrar mi copia?',
        answer:
          'Si tenía una licencia libre, suele seguir siendo válida para las copias ya hechas. En los demás casos, respeta la petición del autor que retira su obra.',
      },
    ],
    meta_title: 'Guía: guardar un vídeo de un sitio abierto',
    meta_description:
      'Licencia, dirección, formato y autor: cómo guardar con el descargador un vídeo de YouTube, Vimeo o Dailymotion si tienes derecho.',
  },
  m3u8_downloader: {
    title: 'Descargador de M3U8: cómo guardar un flujo HLS completo',
    intro:
      'Una dirección que acaba en .m3u8 no es un vídeo, sino la lista de sus segmentos. Esta guía te enseña a elegir la lista correcta y a obtener un archivo sin huecos. No necesitas conocer el formato, solo saber qué columna de la tabla mirar.',
    steps: [
      {
        title: 'Reproduce el vídeo o pega su dirección',
        text: 'Abre la página en el navegador interno e inicia la reproducción, porque muchos reproductores no cargan la lista hasta entonces. Deja que termine el anuncio o la cabecera del canal, cuya lista aparece antes que la del programa. Si el flujo es tuyo, pega directamente la dirección que te dio tu proveedor.',
      },
      {
        title: 'Elige la lista principal',
        text: 'Es la que ofrece varios tamaños de imagen. Las que no indican ninguno suelen ser una pista suelta o un anuncio. En la lista principal, cada línea muestra el tamaño, la tasa de bits y a menudo el códec, y las voces aparecen en grupos. Si eliges una lista secundaria, obtendrás un vídeo sin sonido.',
      },
      {
        title: 'Comprueba la duración',
        text: 'Tiene que parecerse a la del programa. Si es muy corta, elegiste la cabecera; si no aparece ninguna, se trata de una emisión en directo. También puedes guiarte por los segmentos: un documental de 52 minutos, en trozos de seis segundos, tiene unos 520.',
      },
      {
        title: 'Elige la imagen, las voces y los subtítulos',
        text: 'Marca una sola imagen y todos los idiomas que necesites. Las siglas «ad» o «qad» señalan la audiodescripción. Para el televisor del salón basta con 1080p a cinco megabits, algo más de 2 GB por hora. Los nombres de las pistas los pone la emisora; si solo ves «audio_0», escúchala diez segundos.',
      },
      {
        title: 'Descarga los segmentos y lee el informe',
        text: 'La aplicación vuelve a pedir los segmentos que no llegan, los une y te informa del resultado. Si dice «Sin huecos» y la duración coincide con la de la página, está completo; aun así, mira el principio, la mitad y el final. Si falla siempre el mismo punto, el problema está en el servidor: prueba con otra resolución.',
      },
    ],
    hints: [
      {
        title: 'Direcciones que caducan',
        text: 'Las que contienen una larga serie de letras y cifras a veces solo son válidas unos minutos. Guarda en su lugar la dirección de la página y vuelve a cargarla. Un error 403 a mitad de la descarga suele indicar que el plazo ha vencido.',
      },
      {
        title: 'Dónde practicar',
        text: 'Prueba primero con tus propias emisiones o con la mediateca de una cadena pública. Una clase tuya o un acto que grabaste son ideales, porque conoces el contenido y notas enseguida si falta algo.',
      },
      {
        title: 'Subtítulos forzados',
        text: 'Traducen solo los carteles y las frases en otra lengua. Si un personaje habla a ratos en siciliano o en árabe, añádelos a los subtítulos completos.',
      },
      {
        title: 'Si quien emite eres tú',
        text: 'La tabla te sirve para revisar el codificador: verás un idioma mal indicado o una versión de 480p que falta antes de que alguien se queje.',
      },
    ],
    questions: [
      {
        question: '¿Qué significa «flujo protegido»?',
        answer:
          'Que la emisora usa una medida de protección, que no se puede eludir sin su permiso; en ese caso, la guía termina aquí. Si pagas por ese servicio, mira si hay en la tienda un producto específico para él.',
      },
      {
        question: 'El sonido va por delante de la imagen. ¿Qué hago?',
        answer:
          'La pista de audio no empieza en el mismo momento que la imagen. El ajuste de sincronía las coloca según sus marcas de tiempo. Si el desfase empieza a la mitad, suele deberse a una pausa publicitaria: une de nuevo el archivo conservando las marcas originales.',
      },
      {
        question: '¿Qué emisoras tienen página propia?',
        answer:
          'ARTE, la ARD Mediathek y RTVE Play, todas con esta licencia. Otras sirven si emiten en este formato y te dejan guardar el programa.',
      },
      {
        question: '¿Se recodifica la imagen?',
        answer:
          'No, los segmentos se unen tal como llegaron. Por eso una ópera de tres horas está lista en unos minutos y no pierde calidad.',
      },
    ],
    meta_title: 'Guía: guardar un flujo HLS con M3U8',
    meta_description:
      'Lista principal, duración, pistas y segmentos: cómo guardar en un archivo completo un flujo HLS que puedas conservar.',
  },
  mpd_downloader: {
    title: 'Descargador de MPD: cómo guardar un flujo DASH completo',
    intro:
      'En DASH, la imagen, la voz y los subtítulos llegan por separado. El manifiesto MPD los describe, y la aplicación lo muestra como una tabla. Aquí verás qué significan las siglas más comunes y qué conviene elegir.',
    steps: [
      {
        title: 'Carga el manifiesto',
        text: 'Pega la dirección MPD o abre la página en el navegador interno, inicia la reproducción y espera dos segundos: el manifiesto no se carga antes. Después verás los periodos, los grupos y las representaciones. Si la barra lateral sigue vacía, el sitio usa probablemente HLS y necesitas la herramienta M3U8.',
      },
      {
        title: 'Elige la resolución y el códec',
        text: 'No mires solo el número de píxeles: avc1 es H.264, hvc1 y hev1 son H.265, y av01 es AV1. El primero se ve en cualquier televisor de los últimos quince años; el segundo, en casi todos los 4K, y el tercero, solo en los más nuevos, aunque a veces ocupa la mitad.',
      },
      {
        title: 'Marca las pistas de audio',
        text: 'La sigla mp4a corresponde al AAC estéreo, suficiente para unos auriculares, y ec-3, al Dolby Digital Plus multicanal. El código de idioma es más fiable que el nombre de la pista: spa o es para el español, «mul» si hay varios y «und» si no está indicado. La función «description» es la audiodescripción y «dub», un doblaje.',
      },
      {
        title: 'Elige el formato de los subtítulos',
        text: 'Llegan en TTML o en WebVTT; conviértelos si tu televisor solo admite SRT. Ten en cuenta que así se pierden los colores y la posición: guarda también el original en TTML si los colores indican quién habla.',
      },
      {
        title: 'Descarga el resultado y comprueba la mitad',
        text: 'Elige MKV si guardas varios idiomas y MP4 si te basta con uno. La unión tarda segundos, porque no se recodifica nada. Después salta a la mitad y fíjate en los labios: si ahí coinciden con la voz, coinciden en todo el vídeo. Mira también si el reproductor ofrece todas las pistas en su menú.',
      },
    ],
    hints: [
      {
        title: 'Más de un periodo',
        text: 'Algunos manifiestos separan la cabecera, el programa y la publicidad; elige entonces el periodo largo y no tendrás que recortar nada. Si la página divide una conferencia en capítulos, déjalos unidos, porque un archivo es más cómodo que doce.',
      },
      {
        title: 'Calcula el tamaño',
        text: 'Divide la tasa de bits entre ocho y multiplica el resultado por los segundos. Por ejemplo, 4.000 kbit/s durante una hora equivalen a unos 1,8 GB, más 60 MB por cada pista estéreo.',
      },
      {
        title: 'Envía el registro al soporte',
        text: 'Los sitios cambian de reproductor sin avisar. Si una página que ayer funcionaba ha dejado de hacerlo, mándanos el registro: describe el manifiesto y no contiene el vídeo.',
      },
      {
        title: 'Deja espacio libre en el disco',
        text: 'Hasta que termina la unión, el disco contiene las pistas sueltas además del resultado. Reserva el doble del tamaño previsto.',
      },
    ],
    questions: [
      {
        question: '¿Qué necesito, MPD o M3U8?',
        answer:
          'Depende del formato en que emita el sitio. Si ofrece los dos, usa el que tenga más idiomas. Si son iguales, da lo mismo: el MPD describe mejor los códecs, pero el archivo que obtienes es idéntico.',
      },
      {
        question: '¿Puedo guardar las clases de mi universidad?',
        answer:
          'Pregunta antes: una clase es obra de quien la da, y casi todas las plataformas docentes explican qué permiten. Si las grabaciones se retiran al acabar el curso, respeta ese plazo. Y no las compartas, porque en ellas puede aparecer también la imagen de tus compañeros.',
      },
      {
        question: 'El vídeo se ve, pero no se oye. ¿Qué ha pasado?',
        answer:
          'Marcaste solo la imagen. Abre de nuevo la entrada, añade una pista de audio y descárgala; la imagen que ya tienes se aprovecha.',
      },
      {
        question: '¿Por qué la ZDF no reproduce un policiaco a mediodía?',
        answer:
          'En Alemania, los títulos para adultos se abren por la noche o después de verificar la edad en la página de la cadena. La aplicación puede guardar lo mismo que se reproduce en ella.',
      },
    ],
    meta_title: 'Guía: guardar un flujo DASH con MPD',
    meta_description:
      'Resolución, códec, pistas de audio y subtítulos: cómo guardar con el descargador de MPD un flujo DASH que puedas conservar.',
  },
}
