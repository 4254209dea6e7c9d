import type { PageTexts } from '../text'

export const genericSites: PageTexts = {
  youtube_downloader: {
    headline: 'YouTube: tutoriales y charlas que no quieres perder',
    promise:
      'Una lista de clases, un canal de cocina o tus propios vídeos: la licencia del descargador de vídeos también sirve aquí.',
    steps: [
      { title: 'Pega el enlace', text: 'De un vídeo, una lista o un canal.' },
      { title: 'Mira las opciones', text: 'Resoluciones, pistas de voz y subtítulos disponibles.' },
      { title: 'Guarda lo que necesites', text: 'Imagen, solo audio o solo el texto.' },
    ],
    features: [
      { title: 'Listas numeradas', text: 'El curso conserva el orden del autor.' },
      { title: 'Capítulos', text: 'Las marcas de tiempo se mantienen en el archivo.' },
      { title: 'Voces traducidas', text: 'Si el autor añadió doblajes, eliges cuál.' },
      { title: 'Subtítulos', text: 'Los manuales se distinguen de los automáticos.' },
      { title: 'Filtro por licencia', text: 'Pide que se vean solo los vídeos con Creative Commons.' },
      {
        title: 'Tu propio canal',
        text: '¿Perdiste los originales? Recupera el canal con títulos y descripciones.',
      },
    ],
    questions: [
      {
        question: '¿Permite YouTube la descarga?',
        answer:
          'Sus condiciones la limitan. Guarda tus vídeos, los de licencia abierta o aquellos con permiso del autor.',
      },
      {
        question: '¿Hay que comprar una licencia solo para YouTube?',
        answer: 'No, es la del descargador de vídeos, que vale para muchos sitios.',
      },
      {
        question: '¿Por qué otras herramientas dejan la imagen grande sin sonido?',
        answer:
          'YouTube guarda por separado las imágenes grandes y el sonido. La aplicación trae los dos y los une sin recodificar.',
      },
      {
        question: '¿Se guarda una emisión mientras está en directo?',
        answer: 'No. Espera a que YouTube publique la grabación.',
      },
      { question: '¿Necesito cuenta de YouTube?', answer: 'Solo para tus vídeos privados y ocultos.' },
      {
        question: '¿Qué otros sitios abre la misma licencia?',
        answer:
          'Vimeo, Dailymotion, Facebook, bilibili y otros sitios abiertos, con una sola compra del descargador de vídeos.',
      },
      {
        question: '¿Las películas de pago de YouTube entran?',
        answer: 'Esta página no trata las películas compradas o alquiladas.',
      },
    ],
    meta_title: 'Descargador de YouTube: listas y subtítulos',
    meta_description:
      'Vídeos, listas y subtítulos de YouTube que tienes derecho a guardar, con capítulos y voces, en Windows o Mac.',
  },
  vimeo_downloader: {
    headline: 'Vimeo: cortos, portafolios y entregas de clientes',
    promise:
      'Cineastas y estudios comparten aquí su trabajo; recupera el tuyo o el que te han autorizado a conservar.',
    steps: [
      { title: 'Copia la dirección', text: 'Pública, oculta o con contraseña que te hayan dado.' },
      { title: 'Introduce la clave', text: 'Si el vídeo la pide, escríbela tú.' },
      { title: 'Elige la fuente', text: 'Se listan las definiciones que el autor publicó.' },
    ],
    features: [
      { title: 'Vídeos incrustados', text: 'También los que encuentras en la web de un festival.' },
      { title: 'Carpetas de proyecto', text: 'Una muestra entera se guarda como serie.' },
      { title: 'Ficha de créditos', text: 'La descripción pasa a un archivo de texto.' },
      { title: 'Subtítulos del autor', text: 'En todos los idiomas que subió.' },
      {
        title: 'Cliente y versión',
        text: 'El nombre puede llevar proyecto, título y montaje, algo útil cuando una película existe en cinco cortes.',
      },
      { title: 'Pistas de texto', text: 'Los subtítulos en varios idiomas quedan como archivos separados.' },
    ],
    questions: [
      {
        question: '¿Y si el autor activó su propia descarga?',
        answer: 'Úsala: suele dar el archivo original.',
      },
      {
        question: '¿Abre vídeos privados ajenos?',
        answer: 'No. Sin invitación o contraseña, permanecen cerrados.',
      },
      {
        question: '¿Recupera el archivo original que subí?',
        answer:
          'Si Vimeo se lo ofrece al dueño, está en la lista de tamaños. Si no, obtienes la versión mayor que se reproduce.',
      },
      {
        question: 'Un corto solo se ve en una web. ¿Se abre?',
        answer: 'Sí, si puedes verlo allí. Pega la dirección de esa web y no la de Vimeo.',
      },
      {
        question: '¿Y los títulos de Vimeo On Demand?',
        answer:
          'El descargador de vídeos trata películas abiertas, compartidas contigo o tuyas. De las que se venden no prometemos nada.',
      },
      {
        question: '¿Puedo enseñar un corto en mi portafolio?',
        answer: 'Si es obra tuya, claro. Si no, habla con su autor; tu copia sería solo para ti.',
      },
    ],
    meta_title: 'Descargador de Vimeo para tus propios vídeos',
    meta_description:
      'Cortos, portafolios y entregas de Vimeo con créditos y subtítulos, para vídeos propios o autorizados. PC y Mac.',
  },
  dailymotion_downloader: {
    headline: 'Dailymotion: noticias, deporte y archivo europeo',
    promise:
      'Muchos medios franceses y turcos publican aquí sus piezas; guarda la que vayas a citar o estudiar.',
    steps: [
      { title: 'Localiza la pieza', text: 'En dailymotion.com o dentro de un periódico digital.' },
      { title: 'Pega su dirección', text: 'El reproductor incrustado también se reconoce.' },
      { title: 'Elige el tamaño', text: 'De móvil a alta definición, según el original.' },
    ],
    features: [
      { title: 'Canales de prensa', text: 'El nombre del medio encabeza el archivo.' },
      { title: 'Fecha visible', text: 'Imprescindible para una noticia.' },
      { title: 'Listas temáticas', text: 'Un torneo o un juicio, pieza a pieza.' },
      { title: 'Piezas muy breves', text: 'Se descargan varias a la vez.' },
      { title: 'Límite de velocidad', text: 'Fíjalo y en casa los demás podrán seguir trabajando.' },
      {
        title: 'Texto del canal',
        text: 'Los medios suelen añadir subtítulos, que quedan en un SRT junto a la pieza.',
      },
      {
        title: 'Fuente anotada',
        text: 'Canal, fecha y dirección se guardan con el archivo para poder citarlo.',
      },
    ],
    questions: [
      {
        question: '¿Necesito cuenta en Dailymotion?',
        answer: 'Rara vez, salvo para contenido con restricción de edad.',
      },
      {
        question: '¿Por qué falta un vídeo en mi país?',
        answer: 'Los medios limitan algunas piezas por territorio, y la aplicación no cambia eso.',
      },
      {
        question: '¿Cómo se llama el producto que compro?',
        answer: 'Descargador de vídeos. Dailymotion es uno de los sitios con los que funciona.',
      },
      {
        question: '¿Qué tamaños de imagen hay?',
        answer:
          'Los que tenga el original, a menudo de 240 a 1080 líneas. Las piezas antiguas pueden existir solo en pequeño, y nada se agranda.',
      },
      { question: '¿Se guardan los anuncios?', answer: 'No, el archivo contiene solo el vídeo.' },
      { question: '¿Se guardan los directos?', answer: 'No, únicamente vídeos ya completos.' },
      {
        question: '¿Es lícito citar una noticia?',
        answer:
          'La cita tiene reglas propias. Una copia para tu archivo personal es otra cosa, y solo donde se admita.',
      },
    ],
    meta_title: 'Descargador de Dailymotion: noticias y deporte',
    meta_description:
      'Noticias, deporte y listas de Dailymotion con medio y fecha en el nombre, para tu archivo personal y permitido.',
  },
  facebook_downloader: {
    headline: 'Facebook: rescata los vídeos de tu familia',
    promise:
      'El cumpleaños que emitiste en directo o el vídeo de tu asociación merecen una copia fuera de la red social.',
    steps: [
      { title: 'Abre la publicación', text: 'Tuya, de tu grupo o pública.' },
      { title: 'Copia el enlace del vídeo', text: 'Está en el menú de los tres puntos.' },
      { title: 'Guárdalo', text: 'Calidad alta o básica, según se subió.' },
    ],
    features: [
      { title: 'Directos antiguos', text: 'Se recupera la emisión terminada completa.' },
      { title: 'Reels', text: 'Los verticales conservan su proporción.' },
      { title: 'Álbum de recuerdos', text: 'Agrupa por año lo que publicaste.' },
      { title: 'Texto de la entrada', text: 'Puede acompañar al vídeo.' },
      {
        title: 'Fecha del día',
        text: 'El archivo lleva la de la publicación, y los programas de fotos lo ordenan bien.',
      },
      {
        title: 'Varias piezas en una entrada',
        text: 'Un álbum se abre como una lista, y puedes dejar fuera el vídeo que salió movido.',
      },
      {
        title: 'La página que administras',
        text: 'Quien la lleva puede recuperar sus vídeos y archivarlos.',
      },
    ],
    questions: [
      {
        question: '¿Puedo guardar los vídeos de un grupo?',
        answer: 'Sí, si perteneces a él y sus autores están de acuerdo.',
      },
      {
        question: '¿Veo vídeos de personas que no son mis amigos?',
        answer: 'Solo los que Facebook te enseña con tu cuenta.',
      },
      {
        question: '¿Debo avisar a quien aparece?',
        answer: 'Es lo correcto. Su imagen es suya, y tu copia debería quedar en familia y con su acuerdo.',
      },
      {
        question: '¿Tengo que iniciar sesión?',
        answer:
          'Para páginas públicas, no. Para amigos, familia y grupos, sí: inicia sesión en la aplicación y verás lo mismo que en Facebook.',
      },
      { question: '¿Incluye vídeos de Instagram?', answer: 'Es otro sitio, y esta página no lo promete.' },
      { question: '¿Facebook avisa al autor?', answer: 'Nosotros no le enviamos nada. Avísale tú.' },
      {
        question: '¿Hay otra forma de recuperar mis vídeos?',
        answer: 'Facebook permite pedir una copia de tus datos; para pocos vídeos esto es más rápido.',
      },
    ],
    meta_title: 'Descargador de vídeos de Facebook',
    meta_description:
      'Directos, reels y vídeos familiares que publicaste o te compartieron en Facebook, guardados por año fuera de la red.',
  },
  bilibili_downloader: {
    headline: 'bilibili: animación, juegos y clases de China',
    promise: 'El gran sitio de vídeo chino reúne creadores, anime y cursos; guarda lo que su autor comparte.',
    steps: [
      { title: 'Pega un BV', text: 'El código o el enlace completo.' },
      { title: 'Entra si hace falta', text: 'Algunas definiciones exigen sesión.' },
      { title: 'Elige partes', text: 'Un vídeo puede contener decenas de secciones.' },
    ],
    features: [
      { title: 'Danmaku opcional', text: 'Los comentarios en pantalla se guardan aparte.' },
      { title: 'Series por partes', text: 'Cada sección conserva su título.' },
      { title: 'Audio para idiomas', text: 'La voz sola sirve para practicar chino.' },
      { title: 'Subtítulos del creador', text: 'En chino u otros idiomas, si los subió.' },
      {
        title: 'Danmaku con medida',
        text: 'Limita cuántos comentarios aparecen a la vez para que el texto no tape la imagen.',
      },
      { title: 'Carpetas de favoritos', text: 'Las de tu cuenta, públicas o privadas, se leen de una vez.' },
      {
        title: 'Clases universitarias',
        text: 'Los cursos de muchas partes mantienen su numeración y sus títulos en chino.',
      },
    ],
    questions: [
      {
        question: '¿Se puede guardar el anime con licencia?',
        answer: 'Esas series no las prometemos: la licencia está pensada para vídeos de creadores.',
      },
      {
        question: '¿Hay diferencia entre la web china y la internacional?',
        answer: 'Sí, catálogo y cuenta son distintos.',
      },
      {
        question: '¿Por qué solo veo tamaños pequeños?',
        answer:
          'bilibili enseña las imágenes mayores a quien inicia sesión, y algunas solo a socios de pago. La lista sigue a tu cuenta.',
      },
      {
        question: '¿Se puede grabar una sala en directo?',
        answer: 'No. Muchos presentadores publican después una grabación, y esa se abre con su código BV.',
      },
      {
        question: '¿Se abre bilibili.tv?',
        answer: 'Sí, el sitio internacional funciona también, con el catálogo que tiene allí.',
      },
      {
        question: '¿Puedo volver a subir un vídeo traducido?',
        answer:
          'No sin permiso de quien lo hizo. El uso previsto es guardarlo para estudiar tú, donde la ley lo permita.',
      },
    ],
    meta_title: 'Descargador de bilibili: cursos y comentarios',
    meta_description:
      'Vídeos por partes, cursos y comentarios en pantalla de bilibili, con subtítulos del creador, para estudio personal.',
  },
  arte_downloader: {
    headline: 'ARTE: documentales europeos, también en español',
    promise:
      'El canal francoalemán subtitula buena parte de su catálogo; el descargador M3U8 lo convierte en archivos.',
    steps: [
      { title: 'Visita arte.tv en español', text: 'Todo es gratuito y sin registro obligatorio.' },
      { title: 'Elige programa', text: 'Documental, concierto o ciclo de cine.' },
      { title: 'Decide lengua', text: 'Español, francés, alemán u otra de las seis.' },
    ],
    features: [
      { title: 'Arte Concert', text: 'Óperas y festivales completos, con su reparto.' },
      { title: 'Subtítulos por idioma', text: 'Cada lengua es una pista del flujo.' },
      { title: 'Ciclos', text: 'Las entregas de un mismo tema van juntas.' },
      { title: 'Cine y cortos', text: 'Se anota la fecha en que salen del catálogo.' },
      { title: 'Versión para sordos', text: 'Los subtítulos especiales se listan con su propia marca.' },
      {
        title: 'Ficción completa',
        text: 'Las series europeas suelen estar enteras en ARTE: marca todas las partes mientras lo estén.',
      },
      { title: 'Dos voces en un archivo', text: 'El francés y el alemán caben en un mismo MKV.' },
    ],
    questions: [
      { question: '¿Qué licencia hace falta?', answer: 'La del descargador M3U8, ya que ARTE emite en HLS.' },
      {
        question: '¿Permite ARTE guardar sus programas?',
        answer:
          'Mira los derechos de cada uno. El archivo es para verlo tú, no para proyectarlo ni publicarlo.',
      },
      {
        question: '¿Qué archivo obtengo?',
        answer: 'Un MP4 con una lengua o un MKV con varias, con los subtítulos como pista o al lado.',
      },
      {
        question: '¿Se graba el canal en directo?',
        answer: 'No, solo los programas que están en la mediateca.',
      },
      {
        question: '¿Puede usarlo un colegio?',
        answer:
          'ARTE tiene un servicio educativo propio. Nuestra licencia es para personas que ven en privado, dentro de sus condiciones y de la ley.',
      },
      {
        question: '¿Con la misma licencia abro otros sitios?',
        answer: 'Sí, los demás del descargador M3U8.',
      },
      {
        question: '¿Por qué cambia la lista según el país?',
        answer: 'Los derechos se compran por territorio.',
      },
    ],
    meta_title: 'Descargador de ARTE en español',
    meta_description:
      'Documentales, conciertos y cine de ARTE con subtítulos en español y otras lenguas, desde su flujo HLS, para ti.',
  },
  ard_mediathek_downloader: {
    headline: 'ARD Mediathek: «Tatort» y las cadenas regionales',
    promise:
      'Das Erste y las emisoras de cada Land comparten una mediateca enorme y gratuita; guarda la serie policiaca del domingo.',
    steps: [
      { title: 'Abre ardmediathek.de', text: 'No se pide cuenta para casi nada.' },
      { title: 'Busca la emisora', text: 'NDR, WDR, BR, MDR y las demás.' },
      { title: 'Une el flujo', text: 'El M3U8 se convierte en un vídeo continuo.' },
    ],
    features: [
      { title: '«Tatort» por ciudades', text: 'Cada equipo de comisarios tiene su carpeta.' },
      { title: 'Informativos', text: 'El Tagesschau lleva fecha y hora.' },
      { title: 'Alemán claro', text: 'Algunas versiones usan lenguaje sencillo o audiodescripción.' },
      { title: 'Infantil de KiKA', text: 'Dibujos y reportajes sin mezclarse con lo demás.' },
      {
        title: 'Plazos distintos',
        text: 'El cine comprado se queda poco tiempo; las producciones propias, más.',
      },
      {
        title: 'Cuentos para las vacaciones',
        text: 'Las películas infantiles se encuentran rápido por su duración.',
      },
      {
        title: 'Signos o audiodescripción',
        text: 'Antes de guardar eliges la versión normal, la signada o la descrita, así como la de diálogos más claros, donde ARD las ofrece.',
      },
    ],
    questions: [
      {
        question: '¿Hay límite horario?',
        answer: 'Ciertas películas solo se abren de noche por protección de menores.',
      },
      { question: '¿Se ve desde España?', answer: 'Mucho sí; deporte y cine comprado, a menudo no.' },
      {
        question: 'La mediateca ya deja bajar algunos programas. ¿Para qué esto?',
        answer:
          'Porque solo lo permite en una parte. Con la aplicación guardas listas enteras, eliges la versión y ordenas los nombres.',
      },
      {
        question: '¿Se graban los canales en directo?',
        answer: 'No. Casi todo lo emitido aparece en la mediateca en unas horas.',
      },
      { question: '¿Qué licencia necesito?', answer: 'La del descargador M3U8.' },
      {
        question: '¿Abre también ZDF?',
        answer: 'ZDF tiene su propia página en la tienda y va con el descargador MPD.',
      },
      {
        question: '¿La tasa alemana autoriza a republicar?',
        answer: 'De ningún modo. Ver y guardar para uno mismo, hasta donde llega la ley, y nada más.',
      },
    ],
    meta_title: 'Descargador de ARD Mediathek',
    meta_description:
      '«Tatort», informativos y programas regionales de ARD Mediathek unidos desde HLS, con emisora y fecha, para uso propio.',
  },
  rtve_play_downloader: {
    headline: 'RTVE Play: de «Cuéntame» al archivo de los ochenta',
    promise:
      'La radiotelevisión pública española guarda décadas de programas; el descargador M3U8 los deja listos para ver en el pueblo.',
    steps: [
      { title: 'Entra en RTVE Play', text: 'Registro gratuito cuando se pide.' },
      { title: 'Busca en el archivo', text: 'Series, informativos, Documentos TV o Clan.' },
      { title: 'Une los segmentos', text: 'El resultado es un MP4 o un MKV.' },
    ],
    features: [
      { title: 'Series diarias', text: '«La Promesa» y otras, con número y fecha.' },
      { title: '«Cuéntame cómo pasó»', text: 'Más de veinte temporadas, cada una en su carpeta.' },
      { title: 'Archivo histórico', text: 'Los programas antiguos llevan año de emisión.' },
      { title: 'Clan para niños', text: 'Con opción de idioma original.' },
      { title: 'Lenguas cooficiales', text: 'Los centros territoriales conservan su lengua.' },
      {
        title: 'Seiscientos capítulos',
        text: 'Indica el primer número y el último, y la serie se añade a la cola sin recorrer la lista.',
      },
      {
        title: 'Texto en castellano',
        text: 'Muchas series llevan subtítulos, útiles para quien aprende la lengua.',
      },
    ],
    questions: [
      {
        question: '¿Qué descargador necesito?',
        answer: 'El de M3U8; esta página explica su uso con RTVE Play.',
      },
      { question: '¿Se graba La 1 en directo?', answer: 'No. Hay que esperar a la publicación a la carta.' },
      {
        question: '¿Se ve RTVE Play fuera de España?',
        answer:
          'Las noticias, el archivo y muchas series propias, casi siempre. El cine, el deporte y algunos seriales suelen limitarse a España, y la aplicación lo respeta.',
      },
      {
        question: '¿Por qué desaparecen películas?',
        answer: 'RTVE tiene sus derechos durante unas semanas. Las series propias duran más.',
      },
      { question: '¿Y los pódcast de RNE?', answer: 'El producto es para vídeo.' },
      { question: '¿Sirve RTVE Play+?', answer: 'Sí. Los abonados del extranjero ven su propio catálogo.' },
      {
        question: 'Si lo pagamos todos, ¿es de todos?',
        answer:
          'No. Se ve gratis, pero tiene derechos de autor; lo que puedes hacer es una copia privada según la ley española.',
      },
    ],
    meta_title: 'Descargador de RTVE Play: series y archivo',
    meta_description:
      'Series diarias, archivo y dibujos de RTVE Play unidos desde HLS, con año y fecha, dentro de la copia privada.',
  },
  udemy_downloader: {
    headline: 'Udemy: tus cursos, listos para estudiar sin red',
    promise:
      'Si has comprado un curso, el descargador MPD te ayuda a llevar las lecciones al tren o a la biblioteca.',
    steps: [
      { title: 'Entra en «Mi aprendizaje»', text: 'Con la cuenta que pagó el curso.' },
      { title: 'Abre la sección', text: 'Lecciones en vídeo, con su numeración.' },
      { title: 'Guarda la lección', text: 'Imagen y voz del manifiesto DASH se unen.' },
    ],
    features: [
      { title: 'Índice del curso', text: 'Secciones y lecciones se reflejan en carpetas.' },
      { title: 'Subtítulos', text: 'Originales o automáticos, según el docente.' },
      { title: 'Lista de progreso', text: 'Sabes qué lecciones te quedan por guardar.' },
      { title: 'Velocidad', text: 'En tu reproductor eliges después la que quieras.' },
      {
        title: 'Material adjunto',
        text: 'Diapositivas, ejercicios y código fuente que añadió el docente se guardan junto a la lección.',
      },
      {
        title: 'Cursos que crecen',
        text: 'Si el docente añade lecciones, ves qué hay de nuevo desde la última vez.',
      },
      {
        title: 'Por etapas',
        text: 'Sesenta horas ocupan mucho: guarda la sección dos mientras estudias la uno.',
      },
    ],
    questions: [
      {
        question: '¿Udemy no tiene ya una descarga?',
        answer: 'En su aplicación móvil y en ciertas lecciones, sí. Empieza por ahí.',
      },
      {
        question: '¿Puedo pasar el curso a un compañero?',
        answer: 'No: pagaste un acceso personal, y eso es también lo máximo que puedes guardar.',
      },
      {
        question: '¿Valen los cursos de mi empresa?',
        answer: 'Udemy Business pertenece a quien te emplea. Pregunta allí primero.',
      },
      {
        question: '¿Y los del Plan Personal?',
        answer:
          'Esos solo puedes verlos mientras pagas, como una película en una plataforma. El producto está pensado para cursos comprados uno a uno.',
      },
      { question: '¿Puedo guardar mis notas?', answer: 'Sí, se exportan como texto con sus tiempos.' },
      { question: '¿Por qué el nombre MPD?', answer: 'Viene del formato en que Udemy emite las lecciones.' },
      { question: '¿Se bajan las prácticas y los tests?', answer: 'No, solo el vídeo y los subtítulos.' },
    ],
    meta_title: 'Descargador de Udemy: cursos comprados',
    meta_description:
      'Lecciones de los cursos que has comprado en Udemy, por secciones y con subtítulos, para estudiar tú sin conexión.',
  },
  zdf_downloader: {
    headline: 'ZDF: naturaleza, crimen y humor de Alemania',
    promise:
      '«Terra X», las series policiacas del viernes y la sátira de la semana: los programas de la mediateca, convertidos en archivos.',
    steps: [
      { title: 'Abre zdf.de', text: 'La mediateca es gratuita.' },
      { title: 'Escoge emisión', text: 'ZDF, ZDFneo o ZDFinfo.' },
      { title: 'Junta las pistas', text: 'Vídeo y audio DASH acaban en un solo archivo.' },
    ],
    features: [
      { title: '«Terra X»', text: 'Los documentales se ordenan por tema.' },
      { title: 'Policiacas del viernes', text: 'Cada comisario, su carpeta.' },
      { title: 'Sátira semanal', text: '«heute-show» se guarda por fecha.' },
      { title: 'Subtítulos alemanes', text: 'Se convierten a SRT.' },
      {
        title: 'Crimen escandinavo',
        text: 'Las series compradas al norte se quedan un tiempo limitado, y así se señala.',
      },
      {
        title: 'Versiones',
        text: 'Audiodescripción, lengua de signos y subtítulos se eligen antes de guardar.',
      },
      { title: 'Noticias para niños', text: 'Las ediciones cortas caben en una carpeta por semana.' },
    ],
    questions: [
      {
        question: '¿Por qué MPD y no M3U8?',
        answer: 'Porque aquí se usa la vía DASH de ZDF; la licencia es la del descargador MPD.',
      },
      {
        question: '¿«Terra X» tiene material libre?',
        answer: 'Algunos clips se publican con Creative Commons: para ellos vale esa licencia.',
      },
      {
        question: '¿Entra la emisión en directo?',
        answer:
          'No, solo lo que está en la mediateca. El fútbol, por ejemplo, figura como resumen cuando ZDF tiene los derechos.',
      },
      {
        question: '¿Se ve fuera de Alemania?',
        answer:
          'Muchas producciones propias, en todo el mundo. Las series compradas, casi siempre solo en Alemania, Austria y Suiza.',
      },
      {
        question: '¿Hay límites de edad?',
        answer: 'Sí. Las películas para adultos se abren de noche o tras comprobar la edad en ZDF.',
      },
      {
        question: '¿Qué licencia la cubre?',
        answer: 'La del descargador MPD, que vale para ZDF y Udemy, entre otros.',
      },
      {
        question: '¿Y el resto de programas?',
        answer: 'Tienen autores y plazos. Guarda solo para ti lo que esté permitido.',
      },
    ],
    meta_title: 'Descargador de ZDF: documentales y policiacas',
    meta_description:
      'Documentales, policiacas y sátira de la mediateca de ZDF, unidos desde DASH con subtítulos alemanes, para tu uso.',
  },
  fansly_downloader: {
    headline: 'Fansly: tus suscripciones, con discreción',
    promise:
      'Para personas adultas: el descargador de vídeos para adultos ordena lo que las cuentas que pagas te dejan ver.',
    steps: [
      { title: 'Verifica tu edad', text: 'Fansly lo exige antes de mostrar nada.' },
      { title: 'Elige un nivel', text: 'Las cuentas tienen varios; se muestra el que tienes.' },
      { title: 'Selecciona vídeos', text: 'Solo los que vayas a conservar.' },
    ],
    features: [
      { title: 'Niveles de acceso', text: 'Lo que tu nivel no abre no aparece.' },
      { title: 'Fecha y título', text: 'Un nombre simple, sin más datos.' },
      { title: 'Carpeta cifrada', text: 'Compatible con los discos cifrados de tu sistema.' },
      { title: 'Sin miniaturas', text: 'La lista puede ir solo con texto.' },
      {
        title: 'Publicación con varias partes',
        text: 'Ocho fotos y un vídeo se convierten en una carpeta con el nombre del creador y el día.',
      },
      {
        title: 'Mensajes desbloqueados',
        text: 'Lo que pagaste en una conversación va aparte, porque lo compraste pieza a pieza.',
      },
      { title: 'Colecciones', text: 'Lo que un creador agrupa se mantiene junto en la misma carpeta.' },
    ],
    questions: [
      { question: '¿Qué licencia se usa?', answer: 'La del descargador de vídeos para adultos.' },
      {
        question: '¿Puedo guardar contenido tras cancelar?',
        answer:
          'No puedes añadir nada nuevo. Mira en las condiciones si puedes conservar lo anterior en privado.',
      },
      {
        question: '¿Se graban los directos de Fansly?',
        answer: 'No. Si el creador publica luego la emisión y tu nivel la abre, aparece en la lista.',
      },
      {
        question: '¿Qué averiguo con la prueba gratuita?',
        answer:
          'Abre un creador y mira la lista: ves qué publicaciones cubre tu nivel, y un vídeo corto te dice si imagen y sonido están bien.',
      },
      { question: '¿Vale aquí el producto de OnlyFans?', answer: 'No, ese es solo para OnlyFans.' },
      {
        question: '¿Qué hago si reconozco un abuso?',
        answer: 'Denúncialo a Fansly y a las autoridades; no guardes copia.',
      },
    ],
    meta_title: 'Descargador de Fansly, solo adultos',
    meta_description:
      'Mayores de edad: vídeos de las cuentas que pagas en Fansly según tu nivel, con discreción y para uso privado.',
  },
}
