import type { PageTexts } from '../text'

export const music: PageTexts = {
  spotify_converter: {
    headline: 'Tus listas de Spotify en cualquier reproductor',
    promise:
      'Convierte la música de tu cuenta a archivos que entiendan la radio del coche, el reloj o un MP3 de los de antes.',
    steps: [
      { title: 'Entra en Spotify', text: 'Tidemark Music abre el reproductor web; vale Free o Premium.' },
      { title: 'Arrastra una lista', text: 'También un álbum, un pódcast o un enlace.' },
      { title: 'Elige formato', text: 'MP3 o M4A para aparatos, FLAC o WAV para editar en casa.' },
    ],
    features: [
      { title: 'El orden de la lista', text: 'Se escribe en el número de pista y en un archivo M3U.' },
      { title: 'Etiquetas y carátula', text: 'Artista, disco, año e imagen llegan con cada tema.' },
      { title: 'Pódcast aparte', text: 'Los episodios se guardan por programa y fecha.' },
      { title: 'Solo lo nuevo', text: 'Repite una lista que crece y se saltan los temas ya hechos.' },
      {
        title: 'Coche, reloj o memoria USB',
        text: 'El resultado es un archivo corriente, que se copia a cualquiera de los tres.',
      },
    ],
    questions: [
      {
        question: '¿FLAC mejora el sonido?',
        answer: 'No añade nada a lo que tu plan emite. Sirve para editar sin otra pérdida.',
      },
      { question: '¿Tengo que ser Premium?', answer: 'No es imprescindible; la calidad sigue a tu plan.' },
      {
        question: '¿Cuánto tarda una lista?',
        answer:
          'Depende de su longitud, del formato y de tu conexión. Empieza con cincuenta canciones; una biblioteca de miles es tarea para la noche.',
      },
      {
        question: '¿Puedo cancelar Spotify y quedármelo todo?',
        answer:
          'El derecho a escuchar va con tu cuenta y sus condiciones. No vendemos una forma de esquivarlo.',
      },
      {
        question: '¿Qué formato conviene para el coche?',
        answer: 'MP3, que lo leen casi todas las radios desde una memoria USB.',
      },
      {
        question: '¿Qué puedo hacer legalmente con las canciones?',
        answer:
          'Escucharlas tú, durante el tiempo que permitan Spotify y la ley. Ponerlas en un local o regalarlas, no.',
      },
    ],
    meta_title: 'Convertidor de Spotify a MP3 y FLAC',
    meta_description:
      'Listas, discos y pódcast de tu cuenta de Spotify con etiquetas y carátula, para tu escucha personal. Windows y Mac.',
  },
  apple_music_converter: {
    headline: 'Apple Music fuera de los aparatos de Apple',
    promise:
      'Lleva la biblioteca que has reunido a un equipo de alta fidelidad, a un Android viejo o a un ordenador con Linux.',
    steps: [
      { title: 'Conecta la biblioteca', text: 'Con tu cuenta de Apple; iTunes no es necesario.' },
      { title: 'Marca discos', text: 'Biblioteca, listas editoriales y emisoras guardadas.' },
      { title: 'Convierte', text: 'M4A, FLAC, WAV o MP3, según el destino.' },
    ],
    features: [
      {
        title: 'Sin pérdida, si la recibes',
        text: 'Cuando el plan entrega audio sin pérdida al ordenador, puede mantenerse.',
      },
      { title: 'Clásica bien ordenada', text: 'Obra, movimiento y compositor tienen etiqueta.' },
      { title: 'Letras', text: 'Si Apple las muestra, se guardan en el archivo.' },
      { title: 'Valoraciones', text: 'Las estrellas pasan al campo de comentario.' },
      {
        title: 'Disco a disco',
        text: 'Los álbumes se terminan de uno en uno: una interrupción no deja varios a medias.',
      },
      {
        title: 'Reproducciones',
        text: 'El número de escuchas puede guardarse igual que tus estrellas, en el comentario.',
      },
    ],
    questions: [
      {
        question: '¿Y las canciones de la tienda iTunes?',
        answer: 'Las compras ya son archivos; esto es para la suscripción.',
      },
      { question: '¿Convierte Dolby Atmos?', answer: 'No, obtienes la mezcla estéreo.' },
      {
        question: '¿Aparecen las canciones que subí yo?',
        answer:
          'Sí, si están en tu biblioteca en la nube y Apple te las reproduce ahí. Revisa las etiquetas, porque son las tuyas.',
      },
      {
        question: '¿Qué formato elijo?',
        answer:
          'M4A es el más cercano al de Apple. FLAC y WAV convienen a otros equipos, y MP3 a los aparatos sencillos.',
      },
      {
        question: '¿Sirve para un equipo de red o para Linux?',
        answer: 'Sí. Obtienes archivos corrientes, y esos aparatos los leen sin ningún programa de Apple.',
      },
      {
        question: '¿Puedo quedarme los archivos si cancelo?',
        answer:
          'Según Apple, tu permiso acaba con la cuota. Borra entonces lo convertido; era para ti y para ese tiempo.',
      },
    ],
    meta_title: 'Convertidor de Apple Music para PC y Mac',
    meta_description:
      'Discos y listas de Apple Music en M4A, FLAC o MP3, con compositor, letra y carátula, para escucharlos en tus equipos.',
  },
  amazon_music_converter: {
    headline: 'Amazon Music, de Prime o Unlimited, para correr',
    promise:
      'Un reloj, un reproductor de natación o un coche sin aplicación: la música de tu plan, en archivos corrientes.',
    steps: [
      { title: 'Elige país', text: 'Amazon Music va ligado a una tienda, como .es o .com.mx.' },
      { title: 'Añade lo tuyo', text: 'Listas, discos, estaciones guardadas o un enlace.' },
      { title: 'Decide el tamaño', text: 'Pequeño para el reloj, mayor para casa.' },
    ],
    features: [
      { title: 'Según tu modalidad', text: 'Se muestra qué puedes reproducir a la carta.' },
      { title: 'HD para quien la paga', text: 'Unlimited llega hasta lo que tu ordenador recibe.' },
      { title: 'Pódcast sin anuncios', text: 'Los que Prime ofrece así, se guardan así.' },
      { title: 'Carpetas para coche', text: 'Nombres cortos y sin símbolos raros.' },
      {
        title: 'Enlaces de la semana',
        text: 'Reúnelos a medida que los encuentras y conviértelos todos el domingo.',
      },
      {
        title: 'Para nadar',
        text: 'Un reproductor acuático no tiene conexión ni pantalla: le basta un MP3 sencillo.',
      },
    ],
    questions: [
      {
        question: '¿Basta con Prime?',
        answer: 'Sí, aunque Prime limita la escucha a la carta; el convertidor no la amplía.',
      },
      {
        question: '¿Se convierten los CD que compré en Amazon?',
        answer: 'Sus copias digitales suelen poder bajarse ya desde Amazon.',
      },
      {
        question: 'Prime reproduce mis listas en aleatorio. ¿Qué hace la aplicación?',
        answer:
          'Solo puede tomar las canciones que tu cuenta permite elegir. En listas que únicamente suenan en aleatorio, puede que ninguna.',
      },
      {
        question: '¿Qué formatos hay?',
        answer:
          'MP3 y M4A para aparatos pequeños como un reloj; FLAC y WAV donde tu modalidad entrega sonido sin pérdida.',
      },
      { question: '¿Entran los audiolibros de Audible?', answer: 'No, tienen su propio convertidor.' },
      {
        question: '¿El precio cambia según el país?',
        answer: 'La tienda lo muestra en la moneda de tu idioma; el producto es el mismo.',
      },
      {
        question: '¿Vale para sonar en mi tienda?',
        answer: 'No. La música de fondo en un comercio necesita otra licencia; la tuya es personal.',
      },
    ],
    meta_title: 'Convertidor de Amazon Music',
    meta_description:
      'Música y pódcast de Prime o Unlimited en archivos para reloj, coche o casa, con etiquetas, según tu modalidad.',
  },
  youtube_music_converter: {
    headline: 'YouTube Music: directos, versiones y rarezas',
    promise: 'Hay grabaciones que solo existen ahí. Si tu cuenta las reproduce, ordénalas como un disco más.',
    steps: [
      { title: 'Abre YouTube Music', text: 'Con tu cuenta de Google.' },
      {
        title: 'Elige un álbum o una mezcla',
        text: 'Las mezclas se congelan en el momento en que las añades.',
      },
      { title: 'Corrige los datos', text: 'Revisa título y artista antes de convertir.' },
    ],
    features: [
      { title: 'Vídeo o canción', text: 'Si un tema tiene clip y versión de álbum, eliges.' },
      { title: 'Limpieza de títulos', text: '«Official video» y similares desaparecen del nombre.' },
      { title: 'Directos por pistas', text: 'Un concierto con capítulos se divide.' },
      { title: 'Música que subiste', text: 'Tu propia biblioteca subida entra también.' },
      { title: 'Portada cuadrada', text: 'La imagen se recorta para que quepa en la pantalla del coche.' },
    ],
    questions: [
      {
        question: '¿Es distinto del descargador de YouTube?',
        answer: 'Sí: aquel trata vídeo de sitios abiertos, este trata música con etiquetas.',
      },
      { question: '¿Premium es obligatorio?', answer: 'Para lo reservado a Premium, sí.' },
      {
        question: '¿Merece la pena FLAC aquí?',
        answer:
          'No. YouTube Music emite sonido comprimido, y un archivo sin pérdida solo ocuparía más. M4A es la elección sensata.',
      },
      {
        question: '¿Se guardan los pódcast?',
        answer: 'Sí, los episodios que se reproducen en YouTube Music, por programa y fecha.',
      },
      {
        question: '¿Puedo convertir cualquier cosa que encuentre?',
        answer:
          'Solo la música que puedas conservar: lo que subiste tú, obras de licencia libre y lo que las condiciones de YouTube y tu ley te dejen copiar para escucharlo en privado.',
      },
      {
        question: '¿Se guarda también la imagen?',
        answer: 'Eso es tarea del descargador de vídeos. Este producto hace archivos de sonido.',
      },
      {
        question: '¿Una versión de un aficionado es libre?',
        answer: 'No. Suele tener dos autores; guárdala solo si está permitido y solo para ti.',
      },
    ],
    meta_title: 'Convertidor de YouTube Music',
    meta_description:
      'Álbumes, directos y versiones de YouTube Music con títulos limpios y pistas separadas, para tu colección privada.',
  },
  tidal_converter: {
    headline: 'TIDAL en tu equipo de música',
    promise:
      'Para quien eligió TIDAL por el sonido: archivos FLAC de lo que tu plan entrega, con créditos completos.',
    steps: [
      { title: 'Entra en TIDAL', text: 'Individual, familiar o estudiante.' },
      { title: 'Escoge la edición', text: 'Un disco puede tener remasterización y original.' },
      { title: 'Convierte sin retoques', text: 'FLAC conserva la resolución recibida.' },
    ],
    features: [
      { title: 'Créditos', text: 'Productores y músicos pasan a las etiquetas.' },
      { title: 'Resolución visible', text: 'Bits y kilohercios se ven antes de empezar.' },
      { title: 'Ediciones separadas', text: 'La remasterizada no sustituye a la original.' },
      { title: 'Solo audio', text: 'El convertidor guarda música y no vídeos.' },
      { title: 'Sin saltos entre pistas', text: 'Los discos en directo y las óperas suenan de corrido.' },
      { title: 'Libreto', text: 'Si la página del álbum lo tiene, el PDF se guarda con la música.' },
      {
        title: 'Revisión final',
        text: 'Cada archivo terminado se comprueba, y los defectuosos se piden de nuevo.',
      },
    ],
    questions: [
      { question: '¿Y el Atmos?', answer: 'Se convierte la mezcla estéreo.' },
      {
        question: '¿Siempre obtengo alta resolución?',
        answer: 'Solo en los discos que la tienen y hasta donde llegue tu plan.',
      },
      {
        question: '¿Qué resolución puedo esperar?',
        answer:
          'La que tu suscripción y el disco den en un ordenador. La aplicación la dice antes y no inventa nada.',
      },
      {
        question: '¿Puedo crear una colección permanente?',
        answer:
          'TIDAL es, por su naturaleza, un alquiler. Las copias son para escucharlas en privado mientras dure tu suscripción y la ley lo admita.',
      },
      {
        question: '¿Con qué disco hago la prueba?',
        answer: 'Con uno que conozcas bien: lo conviertes en la prueba gratuita y lo escuchas en tu equipo.',
      },
      {
        question: '¿Se recodifica el FLAC?',
        answer: 'No, sigue siendo el mismo mientras no pidas otro formato.',
      },
      {
        question: '¿Puedo pinchar con estos archivos?',
        answer: 'En público, no: TIDAL y los autores piden otra licencia. En casa, según tus condiciones.',
      },
    ],
    meta_title: 'Convertidor de TIDAL a FLAC',
    meta_description:
      'Discos de TIDAL con créditos, edición y resolución a la vista, hasta lo que entrega tu plan, para escuchar en casa.',
  },
  deezer_converter: {
    headline: 'Deezer: de tu Flow a un archivo con orden',
    promise:
      'Rescata de Deezer los discos, los pódcast y ese tema que te descubrió Flow y luego no encontrabas.',
    steps: [
      { title: 'Conecta Deezer', text: 'Cuenta gratuita o Premium.' },
      { title: 'Parte de favoritos', text: 'Corazones, listas o historial reciente.' },
      { title: 'Elige el formato', text: 'Decide también cómo se ordenan las carpetas.' },
    ],
    features: [
      { title: 'Historial de Flow', text: 'Lo que sonó se puede añadir a la cola.' },
      { title: 'Letras con tiempo', text: 'Se guardan en LRC cuando Deezer las ofrece.' },
      { title: 'Pódcast y radio hablada', text: 'Cada programa en su carpeta.' },
      { title: 'Volumen igualado', text: 'Una etiqueta de ganancia evita sobresaltos.' },
      {
        title: 'Cajas de varios discos',
        text: 'El número de disco se conserva, y así no suenan seguidas todas las primeras pistas.',
      },
      { title: 'Favoritos por mes', text: 'Ordena tus favoritos según cuándo los marcaste.' },
      { title: 'Voz en tamaño de voz', text: 'Un pódcast cabe en mono y en poco espacio.' },
    ],
    questions: [
      {
        question: '¿Con la cuenta gratuita obtengo FLAC útil?',
        answer: 'El contenedor sí, el detalle no: depende de lo que Deezer te emita.',
      },
      { question: '¿Un perfil familiar vale?', answer: 'Vale el tuyo; cada miembro usa su propio acceso.' },
      {
        question: '¿Se puede guardar Flow?',
        answer:
          'Flow no acaba nunca. Marca con un corazón lo que te guste mientras suena y convierte después tus favoritos.',
      },
      {
        question: '¿Qué pasa con las canciones en gris?',
        answer: 'Deezer ya no tiene su licencia, y no se pueden convertir.',
      },
      {
        question: '¿Qué formatos se ofrecen?',
        answer:
          'MP3 y M4A para aparatos pequeños; FLAC o WAV si tu plan emite sin pérdida. Un flujo comprimido no mejora dentro de un FLAC.',
      },
      {
        question: '¿Aparecen los MP3 que subí?',
        answer: 'Sí, si se reproducen en el navegador, dentro de tu biblioteca.',
      },
      {
        question: '¿Y si quiero compartir una lista?',
        answer: 'Comparte el enlace de Deezer. Los archivos son solo para ti, dentro de la ley.',
      },
    ],
    meta_title: 'Convertidor de Deezer a MP3 y FLAC',
    meta_description:
      'Favoritos, historial de Flow y pódcast de Deezer en MP3 o FLAC, con letras y volumen igualado, para uso propio.',
  },
  soundcloud_converter: {
    headline: 'SoundCloud: sesiones largas y maquetas',
    promise:
      'Sesiones de dos horas, remezclas y primeras grabaciones: lo que el autor te deja escuchar, con su nombre en las etiquetas.',
    steps: [
      { title: 'Pega el perfil o el tema', text: 'O entra en tu cuenta y abre tus «me gusta».' },
      { title: 'Comprueba el permiso', text: 'La ficha dice si el autor ofrece descarga propia.' },
      { title: 'Guárdalo con su autor', text: 'Nombre, fecha y licencia entran en las etiquetas.' },
    ],
    features: [
      { title: 'Sesiones en un archivo', text: 'Sin cortes entre temas.' },
      { title: 'Lista de temas', text: 'Si el autor la escribió, va en el comentario.' },
      { title: 'Licencias abiertas', text: 'Las Creative Commons se identifican.' },
      { title: 'Reposts fuera', text: 'Puedes pedir solo lo publicado por el autor.' },
      {
        title: 'El archivo original',
        text: 'Si el artista activa la descarga, recibes el suyo en lugar del flujo.',
      },
    ],
    questions: [
      { question: '¿Qué aporta Go+?', answer: 'El catálogo comercial que SoundCloud reserva a ese plan.' },
      {
        question: '¿Puedo usar una base en mi canción?',
        answer: 'Solo si la licencia o el autor lo permiten.',
      },
      {
        question: 'Soy artista. ¿Puedo recuperar lo que subí?',
        answer:
          'Sí, y es un buen motivo para usar la aplicación: una copia del perfil que has construido durante años.',
      },
      {
        question: '¿Qué calidad tienen los temas?',
        answer:
          'SoundCloud emite sonido comprimido a casi todos. Si el artista no ofrece el original, basta MP3 o M4A; en FLAC solo ocuparía más.',
      },
      {
        question: '¿Funcionan los enlaces privados?',
        answer: 'Si te enviaron uno y se reproduce, sí. Pregunta a quien te lo mandó antes de conservarlo.',
      },
      {
        question: '¿Y un tema sin nota de licencia?',
        answer:
          'Entonces todos los derechos están reservados. Conviértelo solo si el artista o tu ley lo permiten.',
      },
      {
        question: '¿La copia privada cubre una remezcla?',
        answer: 'Para escucharla tú, quizá; para publicarla, no. Lo deciden el autor y la ley de tu país.',
      },
    ],
    meta_title: 'Convertidor de SoundCloud: sesiones y remezclas',
    meta_description:
      'Sesiones, maquetas y remezclas de SoundCloud con autor, licencia y lista de temas, para escuchar en privado.',
  },
  pandora_converter: {
    headline: 'Pandora: las emisoras que aprendieron tu gusto',
    promise: 'Para quien vive en Estados Unidos y ha pasado años afinando sus emisoras con el pulgar.',
    steps: [
      { title: 'Inicia sesión', text: 'En Estados Unidos, con un plan Plus o Premium.' },
      { title: 'Elige disco o lista', text: 'Premium permite ir directamente al álbum.' },
      { title: 'Convierte lo elegido', text: 'Marca canciones, listas o álbumes de tu plan y empieza.' },
    ],
    features: [
      { title: 'Pulgares', text: 'Los votados positivamente forman una lista.' },
      {
        title: 'De la emisora a la lista',
        text: 'Repasa por meses lo que votaste y quédate con lo que aún te gusta.',
      },
      { title: 'Humor hablado', text: 'Los monólogos se separan de la música.' },
      { title: 'Datos completos', text: 'Se buscan disco y año cuando faltan.' },
      {
        title: 'Versión explícita o limpia',
        text: 'Muchos discos existen en las dos ediciones, y la lista dice cuál vas a convertir.',
      },
      {
        title: 'Carpetas para el viaje',
        text: 'Agrupa archivos por duración: una hora para los recados, ocho para la autopista.',
      },
    ],
    questions: [
      {
        question: '¿Está Pandora en mi país?',
        answer: 'Solo opera en Estados Unidos; sin cuenta válida, este producto no te sirve.',
      },
      { question: '¿Elimina el límite de saltos?', answer: 'No, las reglas de tu plan continúan.' },
      {
        question: '¿Por qué se menciona Premium?',
        answer:
          'Porque solo Premium reproduce canciones a la carta. Las emisoras solas no le dan a la aplicación nada que elegir.',
      },
      {
        question: '¿Qué formatos salen?',
        answer:
          'MP3 o M4A, con artista, disco y carátula. Pandora emite sonido comprimido: FLAC añadiría tamaño y nada más.',
      },
      {
        question: '¿Sirve con Plus?',
        answer:
          'Plus es sobre todo radio sin anuncios. Haz la prueba gratuita con tu cuenta antes de comprar, porque la lista puede quedarse corta.',
      },
      {
        question: '¿Puedo usarlo en el extranjero?',
        answer: 'Convierte en casa y viaja con los archivos; Pandora no emite fuera.',
      },
      {
        question: '¿Se puede grabar una emisora?',
        answer:
          'No, las emisoras son radio. Las canciones convertidas son para que las escuches tú, hasta donde lo admitan Pandora y la ley.',
      },
    ],
    meta_title: 'Convertidor de Pandora: listas y discos',
    meta_description:
      'Listas, pulgares y discos de Pandora en carpetas con datos completos, para oyentes con cuenta en Estados Unidos.',
  },
  line_music_converter: {
    headline: 'LINE MUSIC: J-pop con sus títulos en japonés',
    promise: 'Lo último de Japón y Corea, bien escrito: kanji, kana y lectura en alfabeto latino.',
    steps: [
      { title: 'Entra con LINE', text: 'O con el correo que registraste.' },
      { title: 'Abre el ranking', text: 'Diario, semanal o por género.' },
      { title: 'Convierte', text: 'Decide si quieres el nombre original, el romanizado o ambos.' },
    ],
    features: [
      { title: 'Dos escrituras', text: 'Original y lectura caben en etiquetas separadas.' },
      { title: 'Letras', text: 'Se guardan si la ficha las enseña.' },
      { title: 'Temas de anime', text: 'El título de la serie se añade al comentario.' },
      { title: 'Singles en serie', text: 'Las distintas portadas de un sencillo no se duplican.' },
      {
        title: 'Lectura en kana',
        text: 'Los reproductores que ordenan por sonido la reciben en un campo propio.',
      },
      {
        title: 'Nombres para la radio del coche',
        text: 'Si la pantalla no conoce los kanji, el archivo se llama en letras latinas y las etiquetas siguen en japonés.',
      },
      {
        title: 'Singles y álbumes',
        text: 'Cuando una canción se publicó cinco veces, la lista enseña en qué disco está.',
      },
    ],
    questions: [
      {
        question: '¿Se mezclan las ediciones de K-pop?',
        answer: 'No, las japonesas se mantienen aparte de las internacionales.',
      },
      {
        question: '¿Se ofrece en España?',
        answer: 'LINE MUSIC se dirige a Japón. Necesitas una cuenta de allí.',
      },
      { question: '¿Los tonos de llamada se convierten?', answer: 'No, solo las canciones del servicio.' },
      {
        question: '¿Basta el plan gratuito?',
        answer:
          'Con él solo se pueden escuchar canciones enteras de vez en cuando. Para elegir con libertad hace falta un plan de pago.',
      },
      {
        question: '¿Qué formatos hay?',
        answer: 'MP3 para el coche y M4A para el móvil. El sonido es el de tu plan.',
      },
      { question: '¿Se incluyen los vídeos musicales?', answer: 'No, solo las canciones.' },
      {
        question: '¿Qué límite tiene mi copia?',
        answer: 'Es para escucharla tú, según tu suscripción y la ley. Enviarla por chat no está permitido.',
      },
    ],
    meta_title: 'Convertidor de LINE MUSIC: J-pop y K-pop',
    meta_description:
      'J-pop y K-pop de LINE MUSIC con título original y romanizado, letra y carátula, para quien tiene cuenta en Japón.',
  },
  qobuz_converter: {
    headline: 'Qobuz: alta resolución con libreto',
    promise:
      'La tienda y plataforma francesa cuida la clásica y el jazz; tus archivos conservarán el libreto y los intérpretes.',
    steps: [
      { title: 'Conecta Qobuz', text: 'Studio o Sublime.' },
      { title: 'Mira la ficha técnica', text: 'Bits, kilohercios y sello antes de nada.' },
      { title: 'Convierte a FLAC', text: 'O a ALAC, si tu equipo lo prefiere.' },
    ],
    features: [
      { title: 'Libreto', text: 'El PDF del disco se guarda al lado, si Qobuz lo ofrece.' },
      { title: 'Sello y año', text: 'Ambos sirven para ordenar la colección.' },
      { title: 'Intérpretes de clásica', text: 'Director, orquesta y solista por separado.' },
      { title: 'Versión ligera', text: 'Una segunda copia en MP3 para la calle.' },
      {
        title: 'Óperas y obras largas',
        text: 'Actos y discos se numeran de modo que el reproductor los entienda.',
      },
      {
        title: 'Tres sistemas de archivo',
        text: 'Decide una vez cómo figuran compositores, directores y solistas en las carpetas.',
      },
      {
        title: 'Por sello',
        text: 'Recorre el catálogo por discográficas, como harías en una tienda de discos.',
      },
    ],
    questions: [
      {
        question: '¿Y los discos que compré en Qobuz?',
        answer: 'Bájalos directamente de la tienda: ya son tuyos como archivo.',
      },
      {
        question: '¿Oiré la diferencia?',
        answer: 'Depende de tu equipo y de tu oído. El archivo no supera lo que recibes.',
      },
      {
        question: '¿Cuánto ocupa la alta resolución?',
        answer:
          'Un álbum con calidad de CD, unos cientos de megabytes; uno de 24 bits pasa con facilidad de un gigabyte. El tamaño se ve antes.',
      },
      { question: '¿Puede aumentar la resolución?', answer: 'No. Escribe lo que Qobuz entrega.' },
      {
        question: '¿En qué países funciona Qobuz?',
        answer: 'En buena parte de Europa, en América, Japón y Oceanía; la lista está en su web.',
      },
      {
        question: '¿Para qué sirve con discos comprados?',
        answer: 'Para etiquetarlos y archivarlos en su sitio.',
      },
      {
        question: '¿Me autoriza Studio a quedarme el disco?',
        answer: 'Te autoriza a escucharlo mientras pagas. Para algo permanente y lícito, está la compra.',
      },
    ],
    meta_title: 'Convertidor de Qobuz a FLAC',
    meta_description:
      'Discos de Qobuz con libreto, sello e intérpretes, en la resolución que recibe tu plan y para escucharlos tú.',
  },
  audible_converter: {
    headline: 'Audible: el audiolibro, capítulo por capítulo',
    promise:
      'Pasa los libros de tu biblioteca a un formato que lea el coche, el reloj o un reproductor sin pantalla.',
    steps: [
      { title: 'Entra en Audible', text: 'Con la tienda de tu cuenta.' },
      {
        title: 'Abre la biblioteca',
        text: 'Libros que compraste con créditos o con dinero, los más recientes primero.',
      },
      { title: 'Decide cómo dividirlo', text: 'Un M4B con capítulos o un MP3 por capítulo.' },
    ],
    features: [
      { title: 'Capítulos con nombre', text: 'El índice del libro se mantiene.' },
      { title: 'Narrador y saga', text: 'Ambos datos quedan en las etiquetas.' },
      { title: 'Retomar la lectura', text: 'M4B recuerda el punto en muchos reproductores.' },
      { title: 'Reparto en partes', text: 'Un libro de treinta horas se divide en tramos manejables.' },
      {
        title: 'Notas y marcas',
        text: 'Tus marcadores pueden quedar en un archivo de texto con sus tiempos.',
      },
      {
        title: 'Tres botones y sin pantalla',
        text: 'Los reproductores sencillos leen sin dificultad las partes en MP3, algo útil para oyentes mayores.',
      },
      { title: 'Volúmenes en orden', text: 'El número dentro de la saga entra en el nombre del archivo.' },
    ],
    questions: [
      {
        question: '¿Los libros incluidos y los comprados son iguales?',
        answer: 'No: lo incluido depende de que sigas en el plan.',
      },
      {
        question: '¿Puedo prestar un audiolibro?',
        answer:
          'No con estos archivos. El libro convertido es para que lo escuches tú, según Audible y la ley.',
      },
      {
        question: '¿Cuánto ocupa un libro convertido?',
        answer:
          'Diez horas de voz son unos cientos de megabytes. En un reproductor con poco espacio basta un MP3 más pequeño.',
      },
      { question: '¿Los pódcast de Audible entran?', answer: 'Algunos, si se reproducen en la web.' },
      {
        question: '¿Se mantiene la velocidad del narrador?',
        answer: 'Sí, el archivo va a velocidad normal y tu reproductor puede cambiarla.',
      },
      {
        question: '¿Y los títulos del catálogo Plus?',
        answer: 'Se te prestan mientras eres miembro. El producto es para libros que pagaste.',
      },
      {
        question: '¿Se pierde calidad?',
        answer: 'La voz se conserva con la definición que Audible entrega.',
      },
    ],
    meta_title: 'Convertidor de Audible a M4B y MP3',
    meta_description:
      'Audiolibros de tu biblioteca de Audible con capítulos, narrador y saga, en M4B o MP3, para tu propia escucha.',
  },
  napster_converter: {
    headline: 'Convertidor de Napster: ya no se vende',
    promise:
      'Napster ha dejado de emitir música, así que hemos retirado este convertidor. Más abajo verás qué usar con el servicio que escuchas hoy.',
    steps: [
      { title: 'Abre Napster', text: 'Con una suscripción en vigor.' },
      { title: 'Recupera tus listas', text: 'Las de hace años siguen teniendo valor.' },
      { title: 'Conviértelas', text: 'MP3, M4A o FLAC, con carpetas por artista.' },
    ],
    features: [
      { title: 'Listas antiguas', text: 'Los temas ya retirados se señalan para que los busques.' },
      { title: 'Tarea por lotes', text: 'Decenas de discos en una noche.' },
      { title: 'Etiquetas unificadas', text: 'El mismo artista con dos grafías se junta.' },
      { title: 'Exportar la lista', text: 'Un archivo de texto ayuda a mudarse de servicio.' },
      {
        title: 'Duplicados antes de convertir',
        text: 'Las listas que crecieron durante veinte años tienen repetidos, y la aplicación los encontraba primero.',
      },
      { title: 'Género de Napster', text: 'El que el servicio asignaba se escribía en la etiqueta.' },
    ],
    questions: [
      {
        question: '¿Qué pasa con mi licencia?',
        answer:
          'Sigue en tu cuenta con su clave. Sin un servicio que reproduzca no hay nada que convertir; los archivos que hiciste siguen en tu disco.',
      },
      {
        question: '¿Qué convertidor elijo en su lugar?',
        answer:
          'El del servicio que pagas hoy, como Spotify, Apple Music o TIDAL. Si usas varios, la suite de música los reúne todos.',
      },
      {
        question: '¿Mi licencia de por vida cuenta para la suite de música?',
        answer: 'Inicia sesión y abre la página de la suite: el precio que ves ya la tiene en cuenta.',
      },
      { question: '¿Hubo versión para Mac?', answer: 'No, este convertidor se hizo solo para Windows.' },
      { question: '¿Servía una cuenta de Rhapsody?', answer: 'Sí, la que venía de aquellos años.' },
      {
        question: '¿Puedo poner la música en mi gimnasio?',
        answer: 'Eso es comunicación pública. Lo convertido queda para tu uso particular y permitido.',
      },
    ],
    meta_title: 'Convertidor de Napster: retirado, y qué usar',
    meta_description:
      'Napster ha dejado de emitir música y su convertidor está retirado. Qué conserva quien tiene licencia y qué convertidor de música elegir ahora.',
  },
}
