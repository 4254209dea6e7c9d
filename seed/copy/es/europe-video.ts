import type { PageTexts } from '../text'

export const europeVideo: PageTexts = {
  canal_plus_downloader: {
    headline: 'Canal+: ficción francesa de primera mano',
    promise:
      '«Oficina de infiltrados», cine reciente y documentales: guarda lo que tu contrato de Canal+ te deja ver.',
    steps: [
      { title: 'Entra en tu espacio Canal', text: 'Con los datos de tu contrato francés.' },
      { title: 'Pasa a la parte a la carta', text: 'Créations Originales, cine o programas de plató.' },
      { title: 'Elige VF o VOST', text: 'Doblaje francés o versión original con subtítulos.' },
    ],
    features: [
      { title: 'Series de la casa', text: 'Cada Création Originale se archiva por temporadas.' },
      { title: 'Cine con ficha', text: 'Director y año acompañan a la película.' },
      { title: 'Los dos audios', text: 'El MKV une la voz francesa y la original.' },
      { title: 'Humor diario', text: 'Los programas cortos de humor llevan la fecha en el nombre.' },
      {
        title: 'Lo que acaba, primero',
        text: 'Los plazos del cine en Francia son estrictos; la cola pone delante los títulos que terminan pronto.',
      },
      {
        title: 'Canales asociados',
        text: 'Si tu oferta incluye otros canales, sus programas aparecen en la misma búsqueda.',
      },
    ],
    questions: [
      {
        question: '¿Se incluyen los canales de mi paquete?',
        answer: 'Su parte a la carta, si tu contrato la cubre y se abre en un navegador.',
      },
      { question: '¿Y los partidos?', answer: 'Solo repeticiones publicadas, y para verlas tú.' },
      {
        question: '¿Necesito el descodificador de Canal+?',
        answer: 'No. Lo que cuenta es que tu contrato se pueda usar en un ordenador.',
      },
      {
        question: '¿Se graba un canal en directo?',
        answer: 'No. Espera a que el programa se publique a la carta.',
      },
      {
        question: '¿Una licencia vale para toda la familia?',
        answer: 'Vale para un ordenador. Para tres existe la licencia de por vida de una suite.',
      },
      {
        question: '¿Qué dice la ley francesa de la copia privada?',
        answer: 'Exige un origen lícito y un uso personal. A eso se añaden las condiciones de Canal+.',
      },
    ],
    meta_title: 'Descargador de Canal+: cine y series de Francia',
    meta_description:
      'Series originales, cine y documentales de tu contrato de Canal+ en francés o en versión original, para verlos en privado.',
  },
  tf1_plus_downloader: {
    headline: 'TF1+: culebrones y concursos franceses en diferido',
    promise:
      '¿Aprendes francés con la tele? Guarda la semana de tu serie diaria y escúchala cuantas veces necesites.',
    steps: [
      { title: 'Conéctate a TF1+', text: 'Basta la cuenta gratuita para casi todo el replay.' },
      { title: 'Busca el programa', text: 'TF1, TMC, TFX o LCI, con su logotipo.' },
      { title: 'Descarga la semana', text: 'Guarda los cinco capítulos de una vez.' },
    ],
    features: [
      { title: 'Series de diario', text: 'Los capítulos se suceden por fecha, sin saltos.' },
      { title: 'Noches de concurso', text: '«Koh-Lanta» o «The Voice» se guardan por galas.' },
      { title: 'Subtítulos para sordos', text: 'Si el programa los lleva, se conservan.' },
      { title: 'Canal en la carpeta', text: 'TFX no se mezcla con TMC.' },
      {
        title: 'Galas en varias partes',
        text: 'Algunas noches se publican divididas. Las partes se guardan en orden y se pueden unir.',
      },
      {
        title: 'Temporada completa',
        text: 'Cuando una serie francesa se ofrece entera durante un tiempo, guárdala de una vez.',
      },
    ],
    questions: [
      {
        question: '¿TF1+ funciona desde España?',
        answer:
          'Depende del programa. Parte del catálogo se limita a Francia, y la aplicación no cambia eso.',
      },
      {
        question: '¿La versión Premium cambia algo?',
        answer: 'Abre adelantos y quita anuncios en TF1+. El descargador sigue lo que tu cuenta ve.',
      },
      {
        question: '¿Cuánto tiempo dura un replay?',
        answer:
          'En las series diarias, más o menos una semana; a veces más. Si TF1+ indica el último día, la aplicación también lo muestra.',
      },
      {
        question: '¿Se graban TF1 o LCI en directo?',
        answer: 'No. El producto guarda el replay, que suele aparecer poco después de la emisión.',
      },
      {
        question: '¿Es el antiguo MYTF1?',
        answer: 'Sí. TF1+ ocupó su lugar en 2024, y el producto trabaja con el servicio nuevo.',
      },
      {
        question: '¿Puedo usar los capítulos en mis clases?',
        answer:
          'Para tu propio estudio, dentro de la ley. Para mostrarlos en clase necesitas otra autorización.',
      },
    ],
    meta_title: 'Descargador de TF1+: replay francés',
    meta_description:
      'Series diarias, concursos y noticias del replay de TF1+ por canal y fecha, con subtítulos, para uso personal.',
  },
  m6_plus_downloader: {
    headline: 'M6+: cocina, reformas y humor corto de Francia',
    promise: 'El replay de M6, W9, 6ter y Gulli cambia deprisa; guarda a tiempo lo que quieras terminar.',
    steps: [
      { title: 'Regístrate en M6+', text: 'La cuenta gratuita abre la mayoría de programas.' },
      { title: 'Elige formato', text: 'Sketch de cinco minutos o gala de tres horas.' },
      { title: 'Ponlo a descargar', text: 'Los cortos se agrupan para que no llenen la lista.' },
    ],
    features: [
      { title: '«Top Chef» y compañía', text: 'Cada semana de concurso queda numerada.' },
      { title: 'Reportajes', text: 'Los magacines de investigación llevan su tema en el título.' },
      { title: 'Dibujos de Gulli', text: 'En una carpeta aparte para los niños.' },
      { title: 'Limpieza fácil', text: 'Un filtro muestra lo que ya has visto.' },
      {
        title: 'Receta con pausa',
        text: 'En un archivo local retrocedes diez segundos aunque tengas harina en las manos.',
      },
      {
        title: 'Sin cortes de publicidad',
        text: 'El archivo contiene el programa. Los anuncios se quedan en M6+, que vive de ellos.',
      },
    ],
    questions: [
      { question: '¿Se graba el directo de M6?', answer: 'No, únicamente el replay.' },
      { question: '¿Qué añade M6+ Max?', answer: 'Menos anuncios y algún contenido reservado, según M6.' },
      {
        question: '¿Sirve mi cuenta de 6play?',
        answer: 'Sí, la cuenta que tenías en 6play abre también M6+.',
      },
      {
        question: '¿Cuánto tarda en irse un programa?',
        answer:
          'Varía. Las primeras rondas de un concurso pueden desaparecer antes de la final: no esperes al término de la temporada.',
      },
      {
        question: '¿Se ve M6+ desde España?',
        answer:
          'M6+ está hecho para quien vive en Francia, y la aplicación no cambia lo que te enseña fuera.',
      },
      {
        question: '¿Qué títulos faltan?',
        answer:
          'Las películas y algunas series estadounidenses no suelen tener replay. Lo que M6+ no reproduce no se puede elegir.',
      },
      {
        question: '¿A quién puedo prestar los archivos?',
        answer: 'A nadie ajeno a tu casa: son para uso personal y solo si te está permitido.',
      },
    ],
    meta_title: 'Descargador de M6+: replay de M6, W9 y Gulli',
    meta_description:
      'Concursos, reportajes y dibujos del replay de M6+ por semanas y canales, en tu ordenador y para los de casa.',
  },
  france_tv_downloader: {
    headline: 'france.tv: la televisión pública francesa, archivada',
    promise:
      'Del telediario regional a Roland Garros, reúne los programas de France Télévisions que quieras conservar un tiempo.',
    steps: [
      { title: 'Abre france.tv', text: 'A veces pide una cuenta, siempre gratuita.' },
      { title: 'Filtra', text: 'Por cadena, por región o por tema.' },
      { title: 'Guárdalo con fecha', text: 'El nombre incluye el día de emisión.' },
    ],
    features: [
      { title: 'Ediciones regionales', text: 'France 3 tiene una por territorio y se respeta.' },
      {
        title: 'Ciclismo por etapas',
        text: 'Las repeticiones del Tour se ordenan de la primera a la última.',
      },
      { title: 'Escena y música', text: 'Las funciones grabadas llevan teatro y compañía.' },
      { title: 'Documental', text: 'Los ciclos se mantienen juntos aunque cambien de cadena.' },
      {
        title: 'Versiones accesibles',
        text: 'Los subtítulos para sordos y la audiodescripción se conservan donde France Télévisions los ofrece.',
      },
      {
        title: 'Plazo visible',
        text: 'Cada programa tiene sus derechos, y la fecha final figura en la lista.',
      },
    ],
    questions: [
      {
        question: 'Es un canal público: ¿puedo reutilizar sus vídeos?',
        answer: 'No, también tienen autores. Como mucho cabe una copia privada lícita.',
      },
      { question: '¿Hay subtítulos?', answer: 'Los franceses, cuando la cadena los emite.' },
      {
        question: '¿Cuesta algo france.tv?',
        answer: 'No, se financia con dinero público. Con nuestro producto pagas por guardar y ordenar.',
      },
      {
        question: '¿Se puede grabar franceinfo en directo?',
        answer:
          'No. Las ediciones informativas entran en el replay ese mismo día, y entonces se pueden elegir.',
      },
      {
        question: '¿Las películas llevan su lengua original?',
        answer: 'Muchas sí. Donde france.tv tiene las dos, VF y VO aparecen como pistas.',
      },
      {
        question: '¿Puedo poner un documental en clase?',
        answer:
          'Un centro necesita para eso un permiso o un acuerdo. Nuestro producto es para verlo en privado.',
      },
      {
        question: '¿Se ve todo desde el extranjero?',
        answer: 'No todo. La aplicación muestra lo que france.tv ofrece en el país donde estás.',
      },
    ],
    meta_title: 'Descargador de france.tv: documentales y teatro',
    meta_description:
      'Documentales, informativos regionales, ciclismo y teatro de france.tv con cadena y fecha, para tu archivo privado.',
  },
  joyn_downloader: {
    headline: 'Joyn: los programas de ProSieben y SAT.1',
    promise:
      'Programas de entretenimiento de Alemania, Austria y Suiza, con subtítulos cuando los hay y en orden.',
    steps: [
      { title: 'Elige edición', text: 'Alemania, Austria o Suiza, la de tu cuenta.' },
      { title: 'Busca en la Mediathek', text: 'Los canales en directo quedan al margen.' },
      { title: 'Elige la carpeta', text: 'Decide dónde se guarda cada canal.' },
    ],
    features: [
      { title: 'Grandes espectáculos', text: '«The Masked Singer» alemán, gala a gala.' },
      { title: 'Canales hermanos', text: 'Kabel Eins, sixx y ProSieben MAXX se identifican.' },
      { title: 'Para aprender alemán', text: 'Imagen, voz y texto te permiten repetir una escena.' },
      { title: 'Capítulos adelantados', text: 'Los de PLUS+ se muestran si los tienes.' },
      {
        title: 'Fuera los fragmentos',
        text: 'Joyn mezcla capítulos con extractos; un filtro deja solo los capítulos completos.',
      },
      {
        title: 'Otros grupos',
        text: 'Joyn incluye también mediatecas de otras cadenas, cuyos programas se guardan igual.',
      },
      {
        title: 'Formatos largos',
        text: 'Los concursos de modelos, de cocina o de supervivencia se listan por temporada y semana.',
      },
    ],
    questions: [
      { question: '¿Se graban los canales en directo?', answer: 'No, solo los programas de la mediateca.' },
      { question: '¿Es gratis Joyn?', answer: 'Una parte, con anuncios. La otra necesita PLUS+.' },
      {
        question: '¿Una licencia cubre las tres ediciones?',
        answer:
          'Sí. Alemania, Austria y Suiza son un mismo producto, y el catálogo sigue a la edición que abres.',
      },
      { question: '¿Van los anuncios dentro del capítulo?', answer: 'No. El archivo contiene el capítulo.' },
      {
        question: '¿Por qué falta una serie estadounidense?',
        answer: 'Sus licencias a menudo excluyen la mediateca o terminan pronto.',
      },
      {
        question: '¿Hay sonido en inglés?',
        answer: 'En unas pocas series, junto al alemán. La lista lo indica antes de guardar.',
      },
      {
        question: '¿Qué norma se aplica a mi copia?',
        answer: 'La de tu país de residencia, junto con las condiciones de Joyn: privado y nada más.',
      },
    ],
    meta_title: 'Descargador de Joyn: programas de Alemania',
    meta_description:
      'Programas de ProSieben, SAT.1 y Kabel Eins desde la mediateca de Joyn, por canal y con subtítulos alemanes, para ti.',
  },
  rtl_plus_downloader: {
    headline: 'RTL+: la jungla, los bailes y la serie de las 19:40',
    promise:
      'La cadena alemana tiene seriales que pasan de los miles de capítulos; RTL+ los publica y tú eliges por dónde empezar.',
    steps: [
      { title: 'Entra en RTL+', text: 'Cuenta gratuita o de pago.' },
      { title: 'Busca tu serial', text: '«Gute Zeiten, schlechte Zeiten» se filtra por año.' },
      { title: 'Descarga por tramos', text: 'Una semana, un mes o un arco de la historia.' },
    ],
    features: [
      { title: 'Seriales diarios', text: 'El número de capítulo llega a miles y se conserva.' },
      { title: 'Reality', text: '«Let’s Dance» o el campamento de la jungla, noche a noche.' },
      { title: 'Fútbol ya jugado', text: 'Si RTL+ publica la repetición, se puede guardar.' },
      { title: 'True crime alemán', text: 'Las docuseries quedan separadas de la ficción.' },
      {
        title: 'Antes que en la tele',
        text: 'RTL+ adelanta algunos capítulos. Si tu plan los reproduce, entran en la cola.',
      },
      { title: 'Una carpeta por cadena', text: 'VOX, NTV y RTLZWEI pueden ir separadas.' },
      { title: 'Salto por número', text: 'En una serie diaria vas directo al capítulo que buscas.' },
    ],
    questions: [
      {
        question: '¿Se incluyen los audiolibros y la música de RTL+?',
        answer: 'No, esta licencia es de vídeo.',
      },
      {
        question: '¿Puedo ver RTL+ en España?',
        answer: 'La oferta se dirige a países de habla alemana. Consulta tu contrato si viajas.',
      },
      {
        question: '¿Es lo mismo RTL+ de Hungría?',
        answer: 'No. Es otro servicio, con catálogo propio, y no está cubierto.',
      },
      {
        question: '¿Se guardan subtítulos en alemán?',
        answer: 'Sí, muchos programas de la casa los llevan, y quedan como texto.',
      },
      {
        question: '¿Cómo lo compro?',
        answer:
          'Primero lo usas con la prueba gratuita; después eliges un mes, un año o una licencia de por vida.',
      },
      {
        question: '¿Qué se me permite?',
        answer:
          'Guardar en privado lo que tu cuenta reproduce y la ley permite. Lo demás requiere permiso de RTL.',
      },
    ],
    meta_title: 'Descargador de RTL+: seriales y realities',
    meta_description:
      'Seriales, realities y true crime de RTL+ por año, arco o noche, guardados en tu ordenador para uso propio.',
  },
  bbc_iplayer_downloader: {
    headline: 'BBC iPlayer: «Doctor Who», naturaleza y crímenes',
    promise:
      'Si pagas la licencia de televisión del Reino Unido, lleva la BBC en el portátil cuando salgas de casa.',
    steps: [
      { title: 'Inicia sesión en la BBC', text: 'iPlayer pregunta por la licencia; responde la verdad.' },
      { title: 'Escoge el programa', text: 'Por canal, región o de la A a la Z.' },
      { title: 'Descarga', text: 'Serie, episodio y fecha quedan escritos en el archivo.' },
    ],
    features: [
      { title: 'Historia natural', text: 'Los documentales de fauna se agrupan por serie.' },
      { title: 'Fondo de «Doctor Who»', text: 'Cada Doctor tiene su carpeta.' },
      { title: 'Regiones', text: 'Escocia, Gales e Irlanda del Norte mantienen sus programas propios.' },
      {
        title: 'Audiodescripción y lengua de signos',
        text: 'Si la BBC ofrece esa versión, puedes elegirla.',
      },
      {
        title: 'Texto de la BBC',
        text: 'Casi todo está subtitulado: conserva los colores que distinguen a cada personaje o una versión sencilla.',
      },
      {
        title: 'Cuentos de CBeebies',
        text: 'Las historias de cinco minutos se pueden reunir en una carpeta para la hora de dormir.',
      },
      { title: 'Series clásicas', text: 'Cuando una vuelve a iPlayer, la tanda entera se marca de una vez.' },
    ],
    questions: [
      {
        question: '¿Por qué se habla de la licencia?',
        answer: 'Porque la ley británica la exige para usar iPlayer, incluso a la carta.',
      },
      { question: '¿Sirve para BBC Sounds?', answer: 'No, es otro servicio y aquí se trata vídeo.' },
      {
        question: 'iPlayer ya permite bajar programas. ¿Para qué esto?',
        answer:
          'Su aplicación los deja en el móvil por un tiempo limitado. Tidemark Video es para quien ve en un ordenador y quiere decidir pistas y nombres.',
      },
      {
        question: '¿Puedo usarlo de vacaciones en España?',
        answer: 'iPlayer está pensado para el Reino Unido. Guarda los programas antes de viajar.',
      },
      {
        question: '¿Puedo conservar un programa para siempre?',
        answer: 'iPlayer fija plazos. Respétalos y guarda los programas solo para ti.',
      },
    ],
    meta_title: 'Descargador de BBC iPlayer: ficción y naturaleza',
    meta_description:
      'Ficción, naturaleza y programas regionales de BBC iPlayer con serie y fecha, para titulares de licencia en el Reino Unido.',
  },
  itvx_downloader: {
    headline: 'ITVX: policiacas inglesas y telerrealidad',
    promise:
      'Detectives con gabardina, «Coronation Street» y «Love Island» conviven en el catálogo gratuito de ITV.',
    steps: [
      { title: 'Abre ITVX', text: 'Registro gratuito; Premium es opcional.' },
      { title: 'Elige género', text: 'Drama, entretenimiento, deporte o noticias.' },
      { title: 'Añade la serie', text: 'O solo el episodio en que se resuelve el caso.' },
    ],
    features: [
      { title: 'Detectives', text: '«Vera» o «Endeavour» se ordenan por caso.' },
      { title: 'Series diarias', text: '«Coronation Street» se ordena por meses.' },
      { title: 'Verano de realities', text: 'Una entrega diaria, con su fecha, sin huecos.' },
      { title: 'Sección BritBox', text: 'Los títulos que Premium incluye se marcan.' },
      {
        title: 'Programas de comentario',
        text: 'Las tertulias sobre un reality aparecen al lado del episodio de esa noche.',
      },
      {
        title: 'Aviso de lo que falló',
        text: 'Si un episodio no se ha podido guardar, la lista deja una nota.',
      },
      { title: 'Archivo de décadas', text: 'Los títulos antiguos se buscan por nombre y año.' },
    ],
    questions: [
      {
        question: '¿Hace falta licencia de televisión?',
        answer: 'Para el directo en el Reino Unido, sí; el descargador se queda en lo que está a la carta.',
      },
      {
        question: '¿Se guardan los cortes publicitarios?',
        answer: 'No. Se quedan en ITVX; el archivo contiene el programa.',
      },
      { question: '¿Necesito ITVX Premium?', answer: 'Solo para los títulos que ITVX reserva a ese plan.' },
      {
        question: '¿Cuánto se queda un episodio?',
        answer:
          'Los seriales recientes, alrededor de un mes; las series completas, más. Si ITVX indica el último día, la cola se ordena por él.',
      },
      { question: '¿Incluye STV?', answer: 'No. STV Player, en Escocia, es otro servicio.' },
      {
        question: '¿Y el fútbol de ITV?',
        answer: 'Los resúmenes a la carta se abren como otro programa. La retransmisión en directo, no.',
      },
      {
        question: '¿Estoy autorizado a hacer copias?',
        answer: 'Depende de ITVX y de la ley de tu país. En todo caso, las copias no deben salir de tu casa.',
      },
    ],
    meta_title: 'Descargador de ITVX: policiacas y seriales',
    meta_description:
      'Policiacas, seriales y realities de ITVX por caso, mes o temporada, guardados en PC o Mac para ti.',
  },
  channel_4_downloader: {
    headline: 'Channel 4: comedia británica con carácter',
    promise:
      '«Derry Girls», «Taskmaster» o el concurso de repostería: el catálogo a la carta de Channel 4, en orden.',
    steps: [
      { title: 'Accede a Channel 4', text: 'Con registro gratuito.' },
      { title: 'Filtra por canal', text: 'E4, More4 y Film4 tienen su propia página.' },
      { title: 'Guarda el episodio', text: 'Con subtítulos en inglés, si quieres leer las bromas.' },
    ],
    features: [
      { title: 'Comedias cortas', text: 'Seis capítulos por temporada: una tarde de descargas.' },
      { title: 'Film4', text: 'El cine independiente aparece con su director.' },
      { title: 'Walter Presents', text: 'Las series europeas llevan subtítulos en inglés.' },
      { title: 'Documental social', text: 'Los programas de debate conservan la fecha.' },
      { title: 'Plazo de Film4', text: 'Las películas se quedan poco tiempo, y la lista dice cuánto.' },
      {
        title: 'Repostería por semanas',
        text: 'El concurso dura diez semanas: añade un episodio cada vez o todos al final.',
      },
      {
        title: 'Comedias de archivo',
        text: 'Las series de los noventa y los dos mil se guardan por temporada.',
      },
    ],
    questions: [
      {
        question: '¿Es la antigua All 4?',
        answer: 'Sí, el servicio cambió de nombre y hoy se llama como el canal.',
      },
      { question: '¿Funciona con Channel 4+?', answer: 'Funciona: tu cuenta decide lo que se abre.' },
      {
        question: '¿Tengo que pagar a Channel 4?',
        answer: 'El servicio es gratuito, con publicidad. Channel 4+ quita la mayor parte.',
      },
      {
        question: '¿Pide licencia de televisión británica?',
        answer:
          'Para ver solo a la carta en Channel 4, no, según las reglas actuales. Sí hace falta para el directo y para BBC iPlayer.',
      },
      {
        question: '¿Puedo usarlo fuera del Reino Unido?',
        answer: 'El servicio está hecho para verse allí. Guarda los programas antes de salir de viaje.',
      },
      { question: '¿El texto va en color?', answer: 'Se guarda sin colores, como texto sencillo.' },
      {
        question: '¿Puedo subir un fragmento a mi canal?',
        answer: 'No sin autorización. Tu copia, si procede, es privada.',
      },
    ],
    meta_title: 'Descargador de Channel 4: comedias y concursos',
    meta_description:
      'Comedias, concursos y cine de Channel 4, E4 y Film4, con subtítulos en inglés, para verlos en tu casa sin conexión.',
  },
  raiplay_downloader: {
    headline: 'RaiPlay: Montalbano, Sanremo y cine italiano',
    promise:
      'La televisión pública italiana abre su archivo con una cuenta gratuita; tú decides qué llevarte a la playa.',
    steps: [
      { title: 'Regístrate en RaiPlay', text: 'No cuesta nada.' },
      { title: 'Explora el fondo', text: 'Ficción, Teche Rai, cine o música.' },
      { title: 'Llévate el título', text: 'El nombre incluye programa y fecha.' },
    ],
    features: [
      { title: '«Un posto al sole»', text: 'Un capítulo por día, todos con su número.' },
      { title: 'Noches de festival', text: 'Las galas de Sanremo se guardan por separado.' },
      { title: 'Teche Rai', text: 'El archivo histórico conserva su año.' },
      { title: 'Italiano con subtítulos', text: 'Son una buena ayuda para quien estudia la lengua.' },
      {
        title: 'Una película por archivo',
        text: 'Las policiacas de Rai 1 duran a menudo noventa minutos, y cada entrega queda en el suyo.',
      },
      { title: 'De Rai 1 a Rai Storia', text: 'Todos los canales del grupo se buscan a la vez.' },
      {
        title: 'Fecha de salida',
        text: 'El cine italiano cambia cada semana, y cada título muestra cuándo se va.',
      },
    ],
    questions: [
      {
        question: '¿Puedo verlo desde España?',
        answer: 'Una parte de RaiPlay se limita a Italia y otra está abierta. Lo decide la Rai.',
      },
      {
        question: '¿Se graban Rai 1 o Rai 2 en directo?',
        answer: 'No, espera a que el programa esté a la carta.',
      },
      { question: '¿Están los programas de radio?', answer: 'No, RaiPlay Sound es un servicio aparte.' },
      {
        question: '¿Por qué no encuentro un partido?',
        answer:
          'Los derechos del deporte suelen acabar con el pitido final. Rai deja a la carta muchos programas, pero pocas veces los partidos.',
      },
      {
        question: '¿Cómo se guarda Sanremo?',
        answer: 'Por noches enteras o por actuaciones, según las ofrezca RaiPlay.',
      },
      {
        question: '¿La cuota pública italiana da derecho a copiar?',
        answer: 'Da derecho a ver. Para una copia cuenta la ley, y siempre para ti solo.',
      },
    ],
    meta_title: 'Descargador de RaiPlay: ficción de la Rai',
    meta_description:
      'Ficción, festivales y archivo de la Rai en RaiPlay, con fecha y subtítulos en italiano, para tu disfrute privado.',
  },
  mediaset_infinity_downloader: {
    headline: 'Mediaset Infinity: la tele comercial de Italia',
    promise:
      'Canale 5, Italia 1 y Rete 4 publican aquí su entretenimiento; guarda el programa que comentan tus amigos italianos.',
    steps: [
      { title: 'Entra en Mediaset Infinity', text: 'La parte gratuita solo pide registro.' },
      { title: 'Ve al programa', text: '«Uomini e donne», «Le Iene» o «Beautiful», entre otros.' },
      { title: 'Guarda los episodios', text: 'Por fecha, de la más antigua a la más nueva.' },
    ],
    features: [
      { title: 'Tarde de Canale 5', text: 'Los programas diarios quedan por semanas.' },
      { title: 'Reportajes sueltos', text: '«Le Iene» se puede guardar por piezas.' },
      { title: 'Cine de Infinity+', text: 'Si lo has contratado, se muestra aparte.' },
      { title: 'Series turcas en italiano', text: 'El doblaje italiano se mantiene junto al título local.' },
      {
        title: 'Solo programas completos',
        text: 'Un filtro aparta los miles de fragmentos y deja las entregas enteras.',
      },
      {
        title: 'Seriales de cientos de partes',
        text: 'Indica el primer número y el último, y la cola descarga ese tramo.',
      },
      { title: 'La casa, día a día', text: 'Las galas y los resúmenes diarios van aparte.' },
    ],
    questions: [
      {
        question: '¿Es lo mismo que Mediaset Infinity de España?',
        answer: 'Comparten nombre y grupo, no catálogo. Esta página habla de la italiana.',
      },
      {
        question: '¿Y el fútbol?',
        answer: 'Solo repeticiones y resúmenes a la carta que tu cuenta reproduzca.',
      },
      {
        question: '¿Qué parte es gratis?',
        answer:
          'Sobre todo los programas de los canales de Mediaset. El cine y algunas series son de Infinity+.',
      },
      {
        question: '¿Puedo tener una noche partida en un solo archivo?',
        answer: 'Sí. Las partes se listan en orden y se pueden unir en un MP4.',
      },
      {
        question: '¿Sirve para Mitele?',
        answer: 'No. Es otro servicio del grupo y no forma parte de este producto.',
      },
      {
        question: '¿Hay un límite para lo guardado?',
        answer: 'El que ponen tus derechos: uso en casa, nada de redes ni grupos de mensajería.',
      },
    ],
    meta_title: 'Descargador de Mediaset Infinity',
    meta_description:
      'Entretenimiento, reportajes y series de Canale 5, Italia 1 y Rete 4 en Mediaset Infinity, por fecha y para ti.',
  },
  movistar_plus_downloader: {
    headline: 'Movistar Plus+: series propias y la última jornada',
    promise: '«La Mesías», «Antidisturbios» o la entrevista de anoche, en tu portátil y al día siguiente.',
    steps: [
      { title: 'Abre Movistar Plus+', text: 'Con tu línea de Movistar o con la suscripción suelta.' },
      { title: 'Usa el catálogo', text: 'Originales, últimos siete días, cine y deporte a la carta.' },
      { title: 'Descarga sin descodificador', text: 'Todo pasa en tu ordenador con Windows o Mac.' },
    ],
    features: [
      { title: 'Originales españoles', text: '«Hierro» o «La peste» se guardan enteras y con subtítulos.' },
      { title: 'Programas de plató', text: 'Cada noche lleva su fecha y sus invitados.' },
      { title: 'Deporte repetido', text: 'Jornada, equipos y competición forman el nombre.' },
      { title: 'Dual y VOSE', text: 'Doblaje y versión original en un solo MKV.' },
      {
        title: 'Más allá del fútbol',
        text: 'El ciclismo, el golf y los documentales tienen también sus repeticiones.',
      },
      {
        title: 'Los últimos siete días',
        text: 'El domingo puedes reunir las entrevistas de toda la semana.',
      },
    ],
    questions: [
      {
        question: '¿Sirve si no soy cliente de fibra?',
        answer: 'Sí, la suscripción independiente se abre igual en el navegador.',
      },
      {
        question: '¿Puedo guardar el partido del domingo?',
        answer: 'Cuando esté publicado a la carta y tu paquete lo incluya. En directo, no.',
      },
      {
        question: '¿Qué plan de Movistar Plus+ hace falta?',
        answer:
          'Cualquiera que reproduzca el título en un navegador. Los paquetes de cine y fútbol añaden títulos, y la aplicación muestra los que tienes.',
      },
      {
        question: '¿Cuenta como un dispositivo más?',
        answer: 'Movistar limita el uso simultáneo, y la aplicación cuenta como un navegador.',
      },
      {
        question: '¿Cuánto dura una repetición de LaLiga?',
        answer: 'Unos pocos días, así que ponla al principio de la cola.',
      },
      {
        question: '¿Cómo queda la copia privada en España?',
        answer:
          'La ley la admite con límites y desde un acceso lícito; añade las condiciones de Movistar y no compartas nada.',
      },
    ],
    meta_title: 'Descargador de Movistar Plus+',
    meta_description:
      'Series originales, programas de plató y repeticiones de Movistar Plus+ en versión doblada u original, para uso privado.',
  },
  rakuten_tv_downloader: {
    headline: 'Rakuten TV: tu videoclub, al día',
    promise:
      'Nació en Barcelona como tienda de cine en línea. Puedes comprar, alquilar o ver gratis, y el descargador distingue cada caso.',
    steps: [
      { title: 'Conecta tu cuenta', text: 'La que guarda tus compras.' },
      { title: 'Abre «Mi biblioteca»', text: 'Compras y alquileres, con su vencimiento.' },
      { title: 'Escoge versión', text: 'Castellano, VOSE y definición según lo pagado.' },
    ],
    features: [
      { title: 'Plazo a la vista', text: 'Un alquiler muestra los días que le quedan.' },
      { title: 'Gratis con anuncios', text: 'Esa parte se lista por separado.' },
      { title: 'Estrenos', text: 'Lo recién salido del cine aparece cuando lo has pagado.' },
      { title: 'Equipaje ligero', text: 'Prepara la película comprada antes del vuelo.' },
      {
        title: 'Doblajes de tu país',
        text: 'Alemán, francés, italiano, polaco u otros: los que Rakuten TV vende donde estás.',
      },
      {
        title: 'Producciones propias',
        text: 'Los documentales de fútbol y otros trabajos de Rakuten son gratis en muchos países.',
      },
      {
        title: 'Sin cuota',
        text: 'Rakuten TV vende títulos sueltos, y a la aplicación le basta con uno solo.',
      },
    ],
    questions: [
      { question: '¿Tengo que borrar un alquiler?', answer: 'Sí, cuando se acabe el plazo que pagaste.' },
      {
        question: 'Compré en alta definición, ¿la tendré?',
        answer:
          'El archivo llega hasta lo que Rakuten TV reproduce en un ordenador, que puede ser menos que en tu televisor.',
      },
      {
        question: '¿Entran los canales gratuitos?',
        answer: 'No. Los canales lineales son directo; busca en la sección de películas gratis.',
      },
      {
        question: '¿Tendré la versión UHD?',
        answer:
          'Solo si la pagaste y se reproduce en tu ordenador. En Rakuten TV, HD y UHD son ofertas distintas.',
      },
      {
        question: '¿Incluye Rakuten Viki?',
        answer: 'No. Es otro servicio, con su propia página en la tienda.',
      },
      {
        question: '¿Comprar equivale a ser dueño?',
        answer: 'No. Te permite verlo en privado según sus condiciones, y tu copia tiene ese mismo límite.',
      },
    ],
    meta_title: 'Descargador de Rakuten TV: compras y alquileres',
    meta_description:
      'Compras, alquileres y películas gratuitas de Rakuten TV con su plazo a la vista, para verlas tú y en tu casa.',
  },
  skyshowtime_downloader: {
    headline: 'SkyShowtime: Universal, Paramount y Sky juntas',
    promise:
      'Está en España y en otros países europeos. Esta página explica qué hacía su descargador y qué pasa hoy con las licencias.',
    steps: [
      { title: 'Inicia sesión en SkyShowtime', text: 'Con un plan vigente en su zona.' },
      { title: 'Recorre los estudios', text: 'Universal, Nickelodeon, Sky, Showtime y otros.' },
      { title: 'Elige el capítulo', text: 'Castellano, inglés y subtítulos a la vez.' },
    ],
    features: [
      { title: 'Varios estudios', text: 'Cada título indica de qué estudio es.' },
      { title: 'Idiomas de Europa', text: 'Castellano, polaco, sueco, portugués, según el país.' },
      { title: 'Series británicas', text: 'Las de Sky mantienen sus subtítulos originales.' },
      { title: 'Licencias existentes', text: 'Si compraste una, la ves en tu cuenta con tus ordenadores.' },
      {
        title: 'Plan con anuncios o estándar',
        text: 'La aplicación ve lo que tu plan reproduce en un ordenador, y nada más.',
      },
      {
        title: 'Temporada o capítulo',
        text: 'Se marca la temporada entera o solo los capítulos sueltos que interesan.',
      },
    ],
    questions: [
      { question: '¿Se puede comprar ahora?', answer: 'No, está retirado de la venta en los dos sistemas.' },
      {
        question: 'Tengo una licencia, ¿qué hago?',
        answer: 'Entra en tu cuenta: ahí siguen la licencia y sus activaciones.',
      },
      {
        question: '¿Mi licencia de por vida cuenta para una suite?',
        answer: 'Sí, como cualquier otro producto de vídeo de por vida en el mismo sistema.',
      },
      {
        question: 'Ya tengo la licencia. ¿Qué pruebo primero?',
        answer:
          'Instala la última versión y guarda un capítulo corto. Si la página de inicio de sesión no se abre, una cola larga no ayudará.',
      },
      {
        question: '¿Cómo cubro ahora varios servicios?',
        answer:
          'Con la suite de vídeo, que reúne los descargadores a la venta. Si algo de tu licencia falla, cuéntaselo a soporte.',
      },
      {
        question: '¿Para qué vídeos valía?',
        answer: 'Para los de la suscripción propia y en privado; esa condición no ha cambiado.',
      },
    ],
    meta_title: 'Descargador de SkyShowtime, ya retirado',
    meta_description:
      'SkyShowtime reúne series de Universal, Paramount y Sky. Qué cubre este descargador, ya retirado, para sus propietarios.',
  },
  now_tv_downloader: {
    headline: 'NOW: Sky por meses, sin antena',
    promise:
      'En el Reino Unido, Irlanda e Italia, NOW vende pases de series, cine o deporte; esta página explica cómo los usaba su descargador.',
    steps: [
      { title: 'Entra con tu pase', text: 'Debe estar activo ese mes.' },
      { title: 'Mira qué incluye', text: 'Los títulos de otro pase permanecen cerrados.' },
      { title: 'Guarda y mira', text: 'Guarda y mira mientras el pase siga en vigor.' },
    ],
    features: [
      { title: 'Pases separados', text: 'Series y cine, cada uno con su lista.' },
      { title: 'Estrenos de Sky', text: 'Las temporadas recientes, episodio por episodio.' },
      { title: 'Fecha de salida', text: 'Las películas muestran hasta cuándo están.' },
      { title: 'Historial del cliente', text: 'La licencia adquirida conserva sus datos.' },
      { title: 'Boost respetado', text: 'La imagen y el sonido siguen a tu pase, con Boost o sin él.' },
    ],
    questions: [
      {
        question: '¿Por qué no veo el botón de compra?',
        answer: 'Porque NOW ya no se vende, ni para Windows ni para Mac.',
      },
      {
        question: '¿Qué alternativa hay?',
        answer: 'Compara los demás descargadores o la suite de vídeo, que reúne los que están a la venta.',
      },
      {
        question: '¿Qué puedo comprobar con la versión que tengo?',
        answer:
          'Instala la última y prueba con una comedia de media hora. Si llegan imagen y sonido, merece la pena intentarlo con títulos largos.',
      },
      {
        question: '¿Pierde valor una licencia sin usar?',
        answer: 'No. Una de por vida sigue contando para la suite de vídeo de su sistema.',
      },
      {
        question: '¿Mi licencia de por vida está perdida?',
        answer: 'No. Sigue registrada en tu cuenta, y soporte puede decirte en qué estado se encuentra.',
      },
      { question: '¿Graba Sky Sports?', answer: 'No. Los pases de deporte son, casi por completo, directo.' },
      {
        question: 'Si el pase termina, ¿qué pasa con mis archivos?',
        answer: 'Tu derecho termina con él. Solo servían para verlos tú durante ese tiempo.',
      },
    ],
    meta_title: 'Descargador de NOW (Sky), ya retirado',
    meta_description:
      'NOW ofrece series y cine de Sky con pases mensuales. Información para quienes tienen una licencia del descargador.',
  },
  videoland_downloader: {
    headline: 'Videoland: la ficción neerlandesa en Windows',
    promise: '«Mocro Maffia» y los concursos de citas de RTL en su lengua, con subtítulos para no perderse.',
    steps: [
      { title: 'Entra en Videoland', text: 'Plan básico con anuncios o superior.' },
      { title: 'Elige la serie', text: 'Originales de Videoland o programas de RTL.' },
      { title: 'Añade el texto', text: 'Subtítulos en neerlandés, si los hay.' },
    ],
    features: [
      { title: 'Crimen en Ámsterdam', text: 'Serie y películas derivadas comparten carpeta.' },
      { title: 'Citas en el campo', text: 'Los realities de RTL se guardan por fecha.' },
      { title: 'Practicar neerlandés', text: 'Voz y texto juntos hacen llevadero el estudio.' },
      { title: 'Edición de Windows', text: 'Es la única que está a la venta.' },
      {
        title: 'Preestrenos',
        text: 'Si tu plan muestra un capítulo antes que la televisión, se puede guardar entonces.',
      },
      { title: 'RTL 4, 5, 7 y 8', text: 'Sus programas a la carta están junto a los originales.' },
      {
        title: 'Subtítulos que se ocultan',
        text: 'Quien los necesita activa los subtítulos en neerlandés; los demás los ocultan.',
      },
    ],
    questions: [
      {
        question: '¿Volverá la de Mac?',
        answer: 'No podemos decirlo; hoy solo la conservan quienes ya la tenían.',
      },
      { question: '¿El plan con anuncios es suficiente?', answer: 'Para los títulos que ofrece, sí.' },
      {
        question: '¿Puedo usarlo de vacaciones en España?',
        answer:
          'Una suscripción neerlandesa se puede usar un tiempo limitado en viajes por la UE. La aplicación sigue lo que Videoland reproduce allí.',
      },
      {
        question: '¿Se guarda el fútbol en directo?',
        answer: 'No. Los directos quedan fuera; los resúmenes a la carta se pueden elegir.',
      },
      {
        question: '¿Qué dice la ley neerlandesa?',
        answer:
          'Admite una copia doméstica para práctica, estudio o uso propio, de fuente lícita. Videoland puede limitarla más.',
      },
      {
        question: '¿Dónde puedo ver lo guardado?',
        answer: 'En tus aparatos y en privado, como pide Videoland y permite la ley.',
      },
    ],
    meta_title: 'Descargador de Videoland para Windows',
    meta_description:
      'Series y realities de Videoland en neerlandés, con subtítulos, en un ordenador con Windows y para tu uso privado.',
  },
}
